"""Pictures are few, light, and each is shown somewhere."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
KINDS = {".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp"}
LIMIT = 4_500_000
"""Bytes of all pictures of the docs together: ten moments of each game at two sizes, and a few pages."""
LINK = re.compile(r"\]\(([^)#:]+)\)")


def pictures() -> set[Path]:
    return {path for path in DOCS.rglob("*") if path.suffix in KINDS}


def linked() -> set[Path]:
    """Every file that a page leads to."""
    found: set[Path] = set()
    for page in [ROOT / "README.md", *DOCS.rglob("*.md")]:
        for target in LINK.findall(page.read_text(encoding="utf-8")):
            found.add((page.parent / target).resolve())
    return found


def test_every_picture_is_shown_by_a_page() -> None:
    unseen = pictures() - linked()
    assert not unseen, sorted(str(path.relative_to(ROOT)) for path in unseen)


def test_pictures_are_light() -> None:
    assert sum(path.stat().st_size for path in pictures()) < LIMIT


def test_what_a_camera_took_is_webp_in_one_folder() -> None:
    assert {path.suffix for path in (DOCS / "pictures").iterdir()} == {".webp"}
    plots = {path.parent for path in pictures() if path.suffix == ".svg"}
    assert {path.parent for path in pictures()} == {DOCS / "pictures"} | plots
    assert plots == {DOCS / "balance", DOCS / "research"}
