/* The board in words, by zone, for those who listen and for those who want to read. */
import type { BoardProps, TwinZone } from '../../boards/contract.ts';
import { effectsText } from './effects.ts';
import { DISTRICTS, GOODS, TOWNS, asDarkRoad, editionOf, nameOf, wheelGoods, type SeatView } from './model.ts';
import {
  buildingText,
  commissionText,
  companionText,
  deedText,
  heroText,
  spaceText,
  steedText,
  upgradeText,
} from './words.ts';

type Line = TwinZone['lines'][number];

export function twin(props: BoardProps): TwinZone[] {
  const { say } = props;
  const view = asDarkRoad(props.view);
  const edition = editionOf(props.content, view);
  const board = (id: string, args = {}) => say(`dark_road-board-${id}`, args);
  const none: Line[] = [{ text: board('none') }];
  const place = (word: string) => say.name('place', word);
  const list = (lines: Line[]) => (lines.length ? lines : none);

  const spaces = [0, 1, 2, 3, 4].map((space) => {
    const here = view.seats.flatMap((seat, i) => (seat.space === space ? [nameOf(i, view, say)] : []));
    return { text: spaceText(space, view, say) + (here.length ? ` (${here.join(', ')})` : '') };
  });
  const wheel = wheelGoods(view, edition).map((good) => {
    const dice = view.wheel.dice[good] ?? 0;
    const text = board(dice ? 'wheel-good-dice' : 'wheel-good', {
      good: say.name('good', good),
      n: view.aids?.prices[good] ?? 0,
      dice,
    });
    return { text, target: `wheel:${good}` };
  });
  const markers = [
    `${place('dark_market')}: ${say.name('ring', view.ring)}`,
    `${board('ruins')}: ${say.name('ruins', view.ruins)}`,
  ];

  const zones: TwinZone[] = [
    {
      title: board('kingdom'),
      lines: [
        ...spaces,
        ...markers.map((text) => ({ text })),
        ...DISTRICTS.filter((one) => view.turn.places?.includes(one)).map((one) => ({
          text: place(one),
          target: `place:${one}`,
        })),
        ...view.buildings.map((house) => ({ text: buildingText(house, say), target: `place:${house}` })),
      ],
    },
    {
      title: board('courtyard'),
      lines: list(
        view.courtyard.flatMap((deed, i) =>
          deed
            ? [
                {
                  text: `${deedText(deed, say)} ${board(i === 0 ? 'courtyard-upper' : 'courtyard-lower')}.`,
                  target: i === 0 ? 'from:upper' : 'from:lower',
                },
              ]
            : [],
        ),
      ),
    },
    { title: place('bazaar'), lines: wheel },
    {
      title: place('inn'),
      lines: list(
        [...view.inn, ...view.shown].flatMap((hero) =>
          hero ? [{ text: heroText(hero, view, edition, say), target: `hero:${hero}` }] : [],
        ),
      ),
    },
    {
      title: place('commissions'),
      lines: list(
        TOWNS.flatMap((town) => {
          const card = view.commissions[town];
          return card ? [{ text: commissionText(card, edition, say), target: `stack:${town}` }] : [];
        }),
      ),
    },
    {
      title: board('companions'),
      lines: list(
        view.companions.flatMap((one) =>
          one ? [{ text: companionText(one.name, one.die, say), target: `companion:${one.name}` }] : [],
        ),
      ),
    },
    {
      title: board('upgrades'),
      lines: list(view.upgrades.map((one) => ({ text: upgradeText(one, say), target: `upgrade:${one}` }))),
    },
    {
      title: board('supply'),
      lines: GOODS.map((good) => ({ text: `${say.name('good', good)}: ${view.aids?.supply[good] ?? 0}` })),
    },
  ];
  const caravan = view.caravan;
  if (caravan?.town) {
    const faces = caravan.event ? edition?.events[caravan.event]?.faces : undefined;
    zones.unshift({
      title: board('caravan', { town: say.name('town', caravan.town), road: say.name('road', caravan.road ?? '') }),
      lines: [
        {
          text: `${board('travellers')}: ${(caravan.travellers ?? []).map((seat) => nameOf(seat, view, say)).join(', ')}`,
        },
        ...(caravan.event ? [{ text: say.name('event_card', caravan.event) }] : []),
        ...Object.entries(faces ?? {}).map(([face, effects]) => ({
          text: `${face}: ${effectsText(effects, say)}`,
          target: `value:${face}`,
        })),
        ...(caravan.dice?.length ? [{ text: `${board('dice')}: ${caravan.dice.join(', ')}` }] : []),
      ],
    });
  }
  view.seats.forEach((seat, i) => zones.push({ title: nameOf(i, view, say), lines: merchant(seat) }));
  return zones;

  function merchant(seat: SeatView): Line[] {
    const lines: Line[] = [{ text: `${board('prestige')}: ${seat.prestige}, ${board('coins')}: ${seat.coins ?? '?'}` }];
    const goods = (seat.layout ?? [])
      .filter((piece) => piece.good)
      .map((piece) => `${say.name('good', piece.good ?? '')} (${say.name('side', piece.side ?? 'basic')})`);
    const fact = (title: string, texts: string[]) =>
      lines.push({ text: `${title}: ${texts.length ? texts.join('; ') : board('none')}` });
    if (seat.layout) fact(board('aboard'), goods);
    if (seat.locked)
      fact(
        board('locked'),
        seat.locked.map((face, i) => `${i + 1}: ${face ? say.name('face', face) : board('empty')}`),
      );
    if (seat.reserve)
      fact(
        board('reserve'),
        seat.reserve.map((face) => say.name('face', face)),
      );
    if (seat.pool)
      fact(
        board('pool'),
        [seat.pool.night, seat.pool.lit].flatMap((face) => (face ? [say.name('face', face)] : [])),
      );
    lines.push({
      text: `${board('lanterns')}: ${seat.lanterns ?? 0}, ${say.name('thing', 'quartz')}: ${seat.quartz ?? 0}, ${say.name('thing', 'horseshoe')}: ${seat.horseshoes ?? 0}`,
    });
    fact(
      board('heroes'),
      seat.heroes.map((hero) => heroText(hero, view, edition, say)),
    );
    fact(
      board('commissions'),
      seat.commissions.map((card) => commissionText(card, edition, say)),
    );
    fact(
      board('companions'),
      seat.companions.map((one) => companionText(one.name, false, say)),
    );
    for (const steed of seat.steeds ?? []) lines.push({ text: steedText(steed, say) });
    for (const upgrade of seat.upgrades ?? []) lines.push({ text: upgradeText(upgrade, say) });
    for (const deed of seat.deeds ?? []) lines.push({ text: deedText(deed, say) });
    fact(board('log'), [
      ...seat.log.heroes.map((hero) => say.name('hero', hero)),
      ...seat.log.commissions.map((one) => say.name('commission', one.commission)),
    ]);
    return lines;
  }
}
