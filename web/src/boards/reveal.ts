/* What was secret is opened: prices, bids. All turn over at once. */
const REVEAL = 700;

/** Turns the things over that are on the page and in sight. */
export async function turnOver(things: Iterable<Element>): Promise<void> {
  const seen = [...things].filter((thing) => thing.getClientRects().length > 0);
  await Promise.all(
    seen.map((thing) =>
      thing
        .animate(
          [
            { transform: 'perspective(240px) rotateX(-90deg)', opacity: 0.2 },
            { transform: 'perspective(240px) rotateX(14deg) scale(1.12)', opacity: 1, offset: 0.7 },
            { transform: 'none' },
          ],
          { duration: REVEAL, easing: 'cubic-bezier(.3,.6,.3,1)' },
        )
        .finished.catch(() => undefined),
    ),
  );
}
