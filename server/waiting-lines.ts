type Waiting = { readonly client: string; readonly isPrefetch: boolean };
/** Who gets no place, or loses it: this client has its part, or all places are taken. */
type Refused<T> = { who: T; reason: 'client' | 'full' };

/**
 * Who waits, in one line for each client. When all places are taken, prefetches make room, and then the longest line:
 * however many places some clients take, one that waits for less finds one.
 */
export class WaitingLines<T extends Waiting> {
  readonly #places: number;
  /** In the order in which clients have their turn; in each line prefetches come last. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  constructor(places: number) {
    this.#places = places;
  }

  get size(): number {
    return this.#size;
  }

  /** @returns who must go, which may be the one to be added; null when there is room */
  add(one: T): Refused<T> | null {
    const refused = this.#refusedFor(one);
    if (refused?.who === one) return refused;
    if (refused) this.remove(refused.who);
    const own = this.#lines.get(one.client) ?? [];
    const firstPrefetch = own.findIndex(({ isPrefetch }) => isPrefetch);
    own.splice(one.isPrefetch || firstPrefetch < 0 ? own.length : firstPrefetch, 0, one);
    this.#lines.set(one.client, own);
    this.#size += 1;
    return refused;
  }

  /** @returns whether it was still waiting */
  remove(one: T): boolean {
    const own = this.#lines.get(one.client) ?? [];
    const index = own.indexOf(one);
    if (index < 0) return false;
    own.splice(index, 1);
    if (own.length === 0) this.#lines.delete(one.client);
    this.#size -= 1;
    return true;
  }

  /** Takes out who is next, of the clients that may start now; a prefetch only when none of them waits for more. */
  take(mayStart: (client: string) => boolean): T | null {
    const firsts = [...this.#lines.values()].flatMap(([first]) =>
      first && mayStart(first.client) ? first : [],
    );
    const next = firsts.find(({ isPrefetch }) => !isPrefetch) ?? firsts[0];
    if (!next) return null;
    this.remove(next);
    const others = this.#lines.get(next.client);
    if (others) {
      // To the end of the round.
      this.#lines.delete(next.client);
      this.#lines.set(next.client, others);
    }
    return next;
  }

  #refusedFor(one: T): Refused<T> | null {
    const own = this.#lines.get(one.client) ?? [];
    if (own.length >= this.#places / 2) {
      const last = own.at(-1);
      return { who: last?.isPrefetch && !one.isPrefetch ? last : one, reason: 'client' };
    }
    if (this.#size < this.#places) return null;
    return { who: (one.isPrefetch ? null : this.#mostDispensable(own.length)) ?? one, reason: 'full' };
  }

  #mostDispensable(ownLength: number): T | null {
    const lines = [...this.#lines.values()].sort((a, b) => b.length - a.length);
    const prefetch = lines.map((line) => line.at(-1)).find((last) => last?.isPrefetch);
    const [longest = []] = lines;
    return prefetch ?? (longest.length > ownLength + 1 ? longest.at(-1) : null) ?? null;
  }
}
