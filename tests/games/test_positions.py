"""Every position file of every game holds."""

from pathlib import Path

import pytest

from lanternway.core import position
from tests.games.positions import FILES, HERE, read


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_position_holds(path: Path) -> None:
    differences = position.run(read(path))
    assert not differences, "\n".join(str(difference) for difference in differences)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_position_names_its_clause_and_says_what_it_shows(path: Path) -> None:
    found = read(path)
    assert found.clauses, f"{path} cites no clause"
    assert found.title, f"{path} has no title"
    assert any(set(step) - {"do", "note"} for step in found.script), f"{path} expects nothing"
