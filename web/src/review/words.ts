/* What is said about chances: whole per cent, never more. */
import type { Naming } from '../boards/choices.ts';
import type { Say } from '../text/say.svelte.ts';
import type { Choice, Moment, ReviewDecision, ReviewIdea, ReviewPart } from '../wire.ts';

export const percent = (chance: number): number => Math.round(chance * 100);

/** Points of chance, with their sign. */
export function points(chance: number): string {
  const n = percent(chance);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** The seat's chance after a line, as it could know it then. */
export function chanceAt(part: ReviewPart, line: number): number {
  const point = part.points.findLast((one) => one.line <= line) ?? part.points[0];
  return point?.chances[part.seat] ?? 0;
}

/** A round of the game: the line that it begins before, and its heading in the log (the first has none). */
export interface Round {
  line: number;
  title: string;
}

/** Where rounds begin. `plies`: by line, which move of the replay it is. */
export function roundsOf(moves: readonly Moment[], plies: readonly number[], say: Say): Round[] {
  const later = moves.flatMap(({ story }, ply) => {
    const heading = story.find(({ level }) => level === 'round');
    // what begins a round is told with the move that ended the one before
    const line = plies.findIndex((one) => one >= ply) + 1;
    return heading && line > 0 ? [{ line, title: say(heading.message, heading.args) }] : [];
  });
  return later.length ? [{ line: 0, title: '' }, ...later] : [];
}

/** What was played, as the review judged it. */
export function playedOf(decision: ReviewDecision): ReviewIdea | undefined {
  return decision.ideas.find((idea) => idea.action === decision.played);
}

/** What is done, with what it costs or gives. */
export function actionText(idea: ReviewIdea, say: Say): string {
  const first = idea.said[0];
  return first ? say.action(first) : idea.action;
}

/** How the same seat is expected to go on at once; empty if another is next. */
export function thenText(idea: ReviewIdea, say: Say): string {
  const [first, ...rest] = idea.said;
  const end = rest.findIndex((step) => step.seat !== first?.seat);
  return rest
    .slice(0, end < 0 ? 3 : Math.min(3, end))
    .map((step) => say.action(step))
    .join(' → ');
}

/** What it brings more or less of, in a sentence; empty if nothing that can be counted differs. The best is compared
 *  with the second, all others with the best. */
export function becauseText(idea: Pick<ReviewIdea, 'reasons'>, best: boolean, game: string, say: Say): string {
  if (!idea.reasons.length) return '';
  const phrase = ({ name, n }: { name: string; n: number }) => ({
    say: 'review-difference',
    sign: n > 0 ? 'more' : 'less',
    what: { say: `${game}-reason-${name}`, n: Math.abs(n) },
  });
  const gains = idea.reasons.filter(({ n }) => n > 0).map(phrase);
  const losses = idea.reasons.filter(({ n }) => n <= 0).map(phrase);
  const shape = gains.length && losses.length ? 'both' : gains.length ? 'gains' : 'losses';
  return say(best ? 'review-because' : 'review-because-not', { shape, gains, losses });
}

/** Ideas whose chances are closer are called about equal (src/lanternway/review/judging.py). */
export const EQUAL = 0.03;

/** In a word or two: how the idea stands beside the others. */
export function standingText(decision: ReviewDecision, idea: ReviewIdea, say: Say): string {
  const best = decision.ideas[0];
  if (!best || idea === best) return '';
  return best.chance - idea.chance < EQUAL ? say('review-equal') : '';
}

/** So many steps of an idea are drawn: what is done now, and what it is done for. */
const DRAWN = 2;

/** The things that an idea is about, in the order of its steps, as the board calls them; else the answer itself. */
export function pointsOf(idea: ReviewIdea, naming: Naming | undefined): string[] {
  const end = idea.said.findIndex((step) => step.seat !== idea.said[0]?.seat);
  const steps = idea.said.slice(0, end < 0 ? DRAWN : Math.min(DRAWN, end));
  const targets = steps.flatMap(({ message, targets: own, facts }) => {
    const verb = verbOf(message);
    return (own.length ? own : thingsIn(facts)).map((target) => naming?.(verb, target) ?? target);
  });
  return [...targets, `answer:${idea.action}`];
}

/** What an action is about that has no target of its own (a price is for the next tile): `@skye-tile-16` is `tile:16`. */
function thingsIn(facts: Record<string, unknown>): string[] {
  return Object.values(facts).flatMap((fact) => {
    const [, kind, id] = /^@[a-z_]+-([a-z]+)-(.+)$/.exec(String(fact)) ?? [];
    return kind && id ? [`${kind}:${id}`] : [];
  });
}

/** What an idea begins with is about. */
export function aboutOf(idea: ReviewIdea): string[] {
  const first = idea.said[0];
  return first ? [...first.targets, ...thingsIn(first.facts)] : [];
}

/** The family of an action, from the message that says it. */
export function verbOf(message: string): string {
  return message.slice(message.indexOf('-act-') + '-act-'.length);
}

/** An idea as the board offers a choice. */
export function choiceOf(idea: ReviewIdea): Choice {
  const said = idea.said[0];
  return {
    notation: idea.action,
    index: -1,
    verb: verbOf(said?.message ?? ''),
    message: said?.message ?? '',
    args: said?.args ?? {},
    facts: said?.facts ?? {},
    targets: said?.targets ?? [],
    clause: '',
  };
}
