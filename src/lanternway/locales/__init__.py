"""Every word a person reads, in English, Polish and Hungarian (Fluent files), and who says them.

The same files speak in the browser, so they use the Fluent standard and three functions only:
`NAME($thing, form: "acc")` is a form of a thing's name (the message's attribute `.acc`),
`THE($thing)` puts the Hungarian article before it (elsewhere it changes nothing), and `UP($thing)` gives
it a capital, to begin a sentence.
"""

from lanternway.core.languages import LANGUAGES
from lanternway.locales.language import choose
from lanternway.locales.sources import add_folder
from lanternway.locales.translator import Translator

__all__ = ["LANGUAGES", "Translator", "add_folder", "choose"]
