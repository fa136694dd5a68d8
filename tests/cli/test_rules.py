"""`lanternway rules`: chapters with their tables as text, clauses, a search."""

from tests.cli.conftest import Cli


def test_the_terminal_reads_them_too(cli: Cli) -> None:
    opening = cli("rules", "skye")
    assert opening.code == 0
    assert "price: Setting prices (SK-3)" in opening.out
    chapter = cli("rules", "skye", "areas", "--lang", "pl")
    assert "Obszary i drogi" in chapter.out
    assert "SK-6.3" in chapter.out
    assert "(lanternway rules skye areas)" in cli("rules", "skye", "6.3").out
    found = cli("rules", "treos", "--search", "portal").out
    assert "TR-3.9" in found
    assert "TR-2.5" not in found
    assert cli("rules", "skye", "--json").json()["chapters"][0]["id"] == "start"
    wrong = cli("rules", "skye", "nothing")
    assert wrong.code == 2
    assert wrong.err.count("\n") == 1
    assert "nothing" in wrong.err
