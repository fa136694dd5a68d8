/* What is certain of a choice of which no event tells anything: chance decides at once, or the turn is over. */
import type { BoardProps, Choice, Outlook } from '../../boards/contract.ts';

const CERTAIN: Record<string, string> = {
  done: 'treos-board-turn-over',
  stop: 'treos-board-turn-over',
  use: 'treos-board-draws-side',
};

export function consequence(choice: Choice, outlook: Outlook | null, { say }: BoardProps): string {
  const certain = outlook?.uncertain && outlook.story.length === 0 ? CERTAIN[choice.verb] : undefined;
  return certain ? say(certain) : '';
}
