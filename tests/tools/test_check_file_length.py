"""Files that grew too long are found, unless a tool wrote them."""

from pathlib import Path

from tools.check_file_length import LIMIT, too_long
from tools.wire_types import HEAD


def test_a_long_file_is_named_and_a_generated_one_is_not(tmp_path: Path) -> None:
    (tmp_path / "right.py").write_text("pass\n" * LIMIT, encoding="utf-8")
    (tmp_path / "long.svelte").write_text("<p></p>\n" * (LIMIT + 1), encoding="utf-8")
    (tmp_path / "made.ts").write_text(HEAD + "\n" * LIMIT, encoding="utf-8")
    (tmp_path / "drawing.svg").write_text("\n" * (LIMIT + 1), encoding="utf-8")
    (line,) = too_long(tmp_path)
    assert line.endswith(f"long.svelte: {LIMIT + 1} lines, at most {LIMIT} are allowed")
