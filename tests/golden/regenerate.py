"""Write all golden files anew: `python -m tests.golden.regenerate`. Then read the diff."""

import tests.conftest  # noqa: F401  (registers the small game)
from lanternway.core.languages import LANGUAGES
from tests.golden import texts
from tests.golden.playthroughs import (
    HERE,
    NODES_FILE,
    golden_cases,
    nodes_text,
    path_of,
    playthrough_text,
)


def main() -> None:
    wanted = {path_of(case): playthrough_text(case) for case in golden_cases()}
    wanted[NODES_FILE] = nodes_text()
    for game in texts.text_games():
        wanted |= {texts.path_of(game, one): texts.texts_of(game, one) for one in LANGUAGES}
    for old in HERE.glob("*/*-variant-*.txt"):
        if old not in wanted:
            old.unlink()
            print(f"removed {old.relative_to(HERE)}")
    for path, text in wanted.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(HERE)}")


if __name__ == "__main__":
    main()
