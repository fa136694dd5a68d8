/* Answers that a phone shows as cards: the best few; the others lie on the board. */
import type { AnswerCard, Board, BoardProps, Choice, Locked } from '../boards/contract.ts';

/** So many cards are shown. */
export const MOST = 4;

export interface Dealt<T> {
  choice: T;
  card: AnswerCard;
}

/** Every answer that is a card, the best first. */
export function cardsOf(board: Board, given: BoardProps): Dealt<Choice>[] {
  return given.phone ? dealt(given.decision.candidates, board, given) : [];
}

/** What cannot be had stays, with its reason, as long as there is room beside the others. */
export function lockedCardsOf(board: Board, given: BoardProps, room: number): Dealt<Locked>[] {
  return given.phone && room > 0 ? dealt(given.decision.locked, board, given).slice(0, room) : [];
}

function dealt<T extends Choice | Locked>(choices: T[], board: Board, given: BoardProps): Dealt<T>[] {
  const found = choices.flatMap((choice) => {
    const card = board.card?.(choice, given);
    return card ? [{ choice, card }] : [];
  });
  return found.sort((a, b) => b.card.worth - a.card.worth);
}
