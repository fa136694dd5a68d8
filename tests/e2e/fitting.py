"""What does not fit on a page: cut, broken inside a word, outside of the window, too small for a finger."""

from playwright.sync_api import Locator, Page

HIT = 44
"""CSS px, both ways, that everything to press must have."""

_MISFITS = r"""hit => {
  const found = new Set();
  const windowWidth = document.documentElement.clientWidth;
  const seen = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && one.getClientRects().length > 0;
  const named = one => {
    const at = one.closest('[class]') ?? one;
    const names = [...at.classList].filter(name => !/^(s-|svelte-)/.test(name));
    return [at.tagName.toLowerCase(), ...names].join('.');
  };
  const tell = (fault, text, at) => {
    const said = text.trim().replace(/\s+/g, ' ').slice(0, 60);
    found.add(`${fault}: "${said}" in ${named(at)}`);
  };
  const overflow = document.scrollingElement.scrollWidth - windowWidth;
  if (overflow > 0) found.add(`page: ${overflow} px wider than the window`);

  // Text is cut by the first ancestor that neither shows nor scrolls what is beyond its edge.
  const cutter = (box, from) => {
    let [byX, byY] = [true, true];
    for (let at = from; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      const overX = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
      const overY = box.bottom > edge.bottom + 3 || box.top < edge.top - 3;
      if (byX && /hidden|clip/.test(style.overflowX) && overX) return at;
      if (byY && /hidden|clip/.test(style.overflowY) && overY) return at;
      if (/auto|scroll/.test(style.overflowX)) byX = false;
      if (/auto|scroll/.test(style.overflowY)) byY = false;
      if (style.position === 'fixed') break;
    }
    return byX && (box.right > windowWidth + 1.5 || box.left < -1.5) ? document.body : null;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = texts.nextNode());) {
    const at = node.parentElement;
    if (!node.data.trim() || at.closest('svg, .sr, script, style, option') || !seen(at)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1) continue;
    const by = cutter(box, at);
    if (by === document.body) tell('outside', node.data, at);
    else if (by) tell('cut', node.data, by);
    for (const word of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(line => line.width > 0.5);
      const isBroken = lines.some(line => Math.abs(line.top - lines[0].top) > line.height / 2);
      if (isBroken) tell('broken', word[0], at);
    }
  }

  const pressed = 'button, a[href], select, input, textarea, summary, [role=button], [role=tab]';
  for (const one of document.querySelectorAll(pressed)) {
    if (one.closest('svg, .sr, .skip, [inert]') || !seen(one)) continue;
    const isInSentence = one.tagName === 'A' && getComputedStyle(one).display === 'inline';
    if (isInSentence) continue;
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    const size = [box.width, box.height].map(Math.round);
    if (Math.min(...size) < hit) tell(`small ${size.join('x')}`, one.ariaLabel ?? one.textContent, one);
  }
  // On a desk every part of the dock is in sight.
  if (innerWidth >= 1280) for (const one of document.querySelectorAll('.dock, .dock *')) {
    const style = getComputedStyle(one);
    if (!/auto|scroll/.test(style.overflowX + style.overflowY) || !seen(one)) continue;
    const [x, y] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
    if (x > 1 || y > 1) found.add(`hidden: ${x}x${y} px of ${named(one)}`);
  }
  return [...found];
}"""


_COVERED = """one => {
  const box = one.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !one.contains(top);
}"""


def is_covered(thing: Locator) -> bool:
    """Whether something else lies on the middle of it, or it is out of the window."""
    found: bool = thing.evaluate(_COVERED)
    return found


def misfits(page: Page) -> list[str]:
    """Every fault of fit that the page has now, in words."""
    found: list[str] = page.evaluate(_MISFITS, HIT)
    return found
