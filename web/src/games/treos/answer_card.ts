/* Quests as answers on a phone: where to, and what they bring. */
import type { AnswerCard, BoardProps, Choice, Locked } from '../../boards/contract.ts';
import { asTreos, mine } from './model.ts';

export function card(choice: Choice | Locked, { view: raw, say, seat }: BoardProps): AnswerCard | null {
  const gold = (choice.facts as Record<string, unknown> | undefined)?.gold;
  if (!['deliver', 'take'].includes(choice.verb) || typeof gold !== 'number') return null;
  const have = mine(asTreos(raw), seat)?.gold ?? 0;
  return {
    picture: { icon: 'quest' },
    title: say.action({ message: choice.message, args: choice.args }),
    note: '',
    amount: `+${gold}`,
    unit: 'coin',
    left: choice.verb === 'deliver' ? say('treos-board-gold-then', { n: have + gold }) : '',
    worth: gold,
  };
}
