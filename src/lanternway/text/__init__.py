"""Text play: what a seat may see of a table as plain structured text, for terminals and for the page's
text view. Every game has a room `text.py` that makes it; the parts it is made of are here."""

from lanternway.text.drawing import bar, beside, box, grid, rule, wrap
from lanternway.text.fitting import GAP, HEIGHT, WIDTH, choice_lines, fit, section_lines
from lanternway.text.room import TextRoom, text_room
from lanternway.text.screen import Choice, Question, Screen, Section
from lanternway.text.sight import Sight, sight_of
from lanternway.text.telling import told_lines

__all__ = [
    "GAP",
    "HEIGHT",
    "WIDTH",
    "Choice",
    "Question",
    "Screen",
    "Section",
    "Sight",
    "TextRoom",
    "bar",
    "beside",
    "box",
    "choice_lines",
    "fit",
    "grid",
    "rule",
    "section_lines",
    "sight_of",
    "text_room",
    "told_lines",
    "wrap",
]
