/* Which things on the table an event is about: `{die: 3}` → `die:3`; `@dark_road-good-armor` → `good:armor`. */
import type { GameEvent } from '../events.ts';

export function anchorsOf(event: GameEvent, game: string): string[] {
  const found: string[] = [];
  const facts: Record<string, unknown> = { ...event, ...event.secret };
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'kind' || name === 'secret') continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) add(name, one);
  }
  return found;

  function add(name: string, value: unknown): void {
    if (typeof value === 'number') {
      found.push(`${name === 'seat' || name.endsWith('_seat') ? 'seat' : name}:${value}`);
    } else if (typeof value === 'string' && value.startsWith(`@${game}-`)) {
      const rest = value.slice(game.length + 2);
      const cut = rest.indexOf('-');
      if (cut > 0) found.push(`${rest.slice(0, cut)}:${rest.slice(cut + 1)}`);
      if (cut > 0) found.push(`${name}:${rest.slice(cut + 1)}`);
    } else if (typeof value === 'string' && value) {
      found.push(`${name}:${value}`);
    }
  }
}
