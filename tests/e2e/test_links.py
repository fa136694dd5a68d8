"""The link in a message that it is your turn, opened in a browser."""

from lanternway.client import Client
from lanternway.server import notify
from tests.e2e.conftest import Pages, Server


def test_the_link_of_a_message_opens_the_table(pages: Pages, server: Server) -> None:
    client = Client(server.url)
    client.guest("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    table = client.create("skye", seats, start=True)
    page = pages.open(notify.link_to(table.id, server.url))
    page.wait_for_selector(".table[data-game=skye]")
    assert page.url.endswith(table.id)
