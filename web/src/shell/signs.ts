/* What the icons of a game are called, and which rule tells of each: the panel of signs, and what a sign says of itself. */
import { get } from '../store/http.ts';
import { voice, type Say } from '../text/say.svelte.ts';
import type { SignInfo } from '../wire.ts';
import type { Meaning } from './meanings.ts';
import type { Note } from './side_note.svelte.ts';

const known = new Map<string, Promise<SignInfo[]>>();

/** The signs of a game, with the words of its rules. */
export async function signsOf(game: string): Promise<SignInfo[]> {
  let loading = known.get(game);
  if (!loading) {
    loading = get<SignInfo[]>(`/api/games/${game}/signs`);
    known.set(game, loading);
    loading.catch(() => known.delete(game));
  }
  const [signs] = await Promise.all([loading, voice.need(`${game}-clauses`)]);
  return signs;
}

export function signName(sign: SignInfo, say: Say): string {
  const name = sign.message ? say(sign.message) : (sign.terms[voice.language] ?? sign.terms.en ?? '');
  return name.charAt(0).toLocaleUpperCase(voice.language) + name.slice(1);
}

/** What a rule says, or what a sign is called and what its rule says. */
export async function meaningNote(game: string, { sign = '', clause = '' }: Meaning): Promise<Note | null> {
  const found = (await signsOf(game)).find((one) => one.icon === sign);
  if (!found && !clause) return null;
  const say = voice.say(game, []);
  const rule = clause || (found?.clause ?? '');
  return { text: [found && signName(found, say), rule && say.clause(rule)].filter(Boolean).join('. '), clause: rule };
}
