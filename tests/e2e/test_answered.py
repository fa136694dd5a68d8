"""An answered question stays answered until the table has gone on, however slow the line is."""

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e import boards, playing
from tests.e2e.conftest import PHONE, PORCH, Pages

Hand = Callable[[Page, random.Random], None]

OPTIONS: dict[str, dict[str, Any]] = {"skye": {"journeyman": True}}

WHOLE = 2000 if os.environ.get("LANTERNWAY_DEEP") else 0
"""With LANTERNWAY_DEEP so many decisions at most: whole games. Else a sample of each."""

SEATS, RIVALS = (2, "level:2") if WHOLE else (3, "random")
"""A whole game needs somebody who plays to win: chance alone never earns the gold that ends Treos."""

_SLOW = """(() => {
  const held = {ack: ACK, update: UPDATE};
  const seen = window.seen = {sent: {}, faults: [], impatient: 0};
  const state = () => document.querySelector('.prompt')?.dataset.state;
  const shown = () => Number(document.querySelector('.table')?.dataset.seq ?? 0);

  // messages of a kind come late, each by as much
  const Quick = WebSocket;
  window.WebSocket = class extends Quick {
    set onmessage(hear) {
      super.onmessage = event => {
        const message = JSON.parse(event.data);
        const sent = seen.sent[message.id];
        setTimeout(() => {
          if (sent) {
            sent.answer = message.t;
            sent.until = {ack: message.seq, resync: message.update?.picture.seq, refused: 0}[message.t];
          }
          hear.call(this, event);
        }, held[message.t] ?? 0);
      };
    }
    send(text) {
      const message = JSON.parse(text);
      if (message.t === 'act' || message.t === 'undo') {
        const what = message.notation ?? 'undo';
        const same = Object.values(seen.sent).filter(one => one.of === message.seq);
        if (same.some(one => one.answer !== 'refused'))
          seen.faults.push(`${what}: ${message.seq} is answered twice`);
        const sent = {of: message.seq, what, until: Infinity};
        seen.sent[message.id] = sent;
        setTimeout(() => {
          sent.drawn = true;
          check();
        });
      }
      super.send(text);
    }
  };

  // a question is open again only when what came of its answer is on the page
  const check = () => {
    if (state() !== 'asked') return;
    for (const one of Object.values(seen.sent))
      if (one.drawn && one.until > shown())
        seen.faults.push(`${one.what}: asked again at ${shown()}, goes on at ${one.until}`);
  };
  new MutationObserver(check).observe(document,
    {subtree: true, attributes: true, attributeFilter: ['data-state', 'data-seq']});

  // somebody impatient touches everything meanwhile, and presses every key
  setInterval(() => {
    if (state() !== 'sent') return;
    seen.impatient++;
    const undo = document.querySelector('.bar .undo');
    if (undo && !undo.disabled) seen.faults.push('undo can be pressed and would do nothing');
    for (const one of document.querySelectorAll('.table :is([data-target], [data-choice], .prompt button)'))
      one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    for (const [key, ctrlKey] of [['Enter', true], ['u', false], ['Escape', false]])
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true}));
  }, 70);
})()"""


def play(
    page: Page,
    game: str,
    decisions: int,
    ack: int,
    update: int,
    hand: Hand = boards.by_mouse,
) -> None:
    """Answers so many questions while acks and updates come late by as many milliseconds."""
    page.add_init_script(_SLOW.replace("ACK", str(ack)).replace("UPDATE", str(update)))
    boards.open_table(page, game, SEATS, RIVALS, OPTIONS.get(game))
    rng = random.Random(game)
    over = False
    for _ in range(decisions):
        over = playing.state(page) == "over"
        if over:
            break
        before = playing.seq(page)
        hand(page, rng)
        playing.asked_again(page, before)
    assert playing.state(page) in ("asked", "over")
    seen = page.evaluate("() => window.seen")
    assert seen["faults"] == []
    assert over or (len(seen["sent"]) >= decisions and decisions != WHOLE)
    assert seen["impatient"] > 0
    # nothing is lost: each was done, or answered a question that somebody else had changed meanwhile
    assert {one["answer"] for one in seen["sent"].values()} <= {"ack", "resync"}


@pytest.mark.parametrize("game", ["dark_road", "skye", "treos"])
def test_no_question_comes_back_while_updates_are_late(pages: Pages, game: str) -> None:
    page = pages.open(PORCH, motion="full")
    play(page, game, WHOLE or 8, ack=150, update=600)


@pytest.mark.parametrize("game", ["dark_road", "skye", "treos"])
def test_no_question_comes_back_while_acks_are_late(pages: Pages, game: str) -> None:
    page = pages.open(PORCH, motion="full")
    play(page, game, 6 if WHOLE else 4, ack=750, update=150)


def test_no_question_comes_back_on_a_phone(pages: Pages) -> None:
    page = pages.open(PORCH, PHONE, touch=True)
    play(page, "skye", 6, ack=150, update=750, hand=boards.by_touch)


@pytest.mark.parametrize("width", [1024, 1280, 1440])
def test_what_is_pointed_at_keeps_its_place(pages: Pages, width: int) -> None:
    """Pointing at an answer tells what it does; the text grows, and the answer stays under the pointer."""
    page = pages.open(PORCH, size=(width, 800), language="hu")
    table = boards.make_table(page, "dark_road")
    boards.go_forward(page, table, "verbs.includes('horseshoe')")
    boards.enter(page, table, "dark_road")
    assert playing.state(page) == "asked"
    answers = page.locator(".prompt [data-choice^=horseshoe]")
    assert answers.count() == 2
    for answer in answers.all():
        page.mouse.move(1, 1)
        page.wait_for_selector(".prompt .ask span", state="detached")
        before = answer.bounding_box()
        answer.hover()
        page.wait_for_selector(".prompt .ask span")
        assert answer.bounding_box() == before
