/* A table as one viewer knows it. Its only input is `feed`: live play, reconnecting, watching and replay
   all come in as updates. */
import type { Picture, Moment, Update } from '../wire.ts';

/** What a feed did: which moments are new, and whether they should be shown one by one. */
export interface News {
  moments: Moment[];
  /** Everything was replaced (first load, a lost history, a jump in a replay): show it at once. */
  jump: boolean;
}

export class TableStore {
  picture: Picture | null = $state.raw(null);
  moments: Moment[] = $state.raw([]);
  seq = 0;
  #listeners = new Set<(news: News, before: Picture | null) => void>();

  feed(update: Update): void {
    const first = this.picture === null;
    if (update.reset) {
      this.moments = [];
      this.seq = 0;
    } else if (update.picture.seq < this.seq) {
      return;
    }
    const fresh = update.moments.filter((moment) => moment.seq > this.seq);
    const before = this.picture;
    if (fresh.length > 0) this.moments = [...this.moments, ...fresh];
    this.seq = update.picture.seq;
    const news = { moments: fresh, jump: first || update.reset };
    for (const listener of this.#listeners) listener(news, before);
    this.picture = update.picture;
  }

  /** Called before the new picture is shown. */
  listen(listener: (news: News, before: Picture | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** The moments that stand: what was taken back is left out. */
export function standing(moments: Moment[]): Moment[] {
  const gone = new Set(moments.flatMap((moment) => moment.undone));
  return moments.filter((moment) => !gone.has(moment.seq));
}
