import { WaitingLines } from './waiting-lines.ts';

/** Why a rendering was not begun: this client has its part, all places are taken, or it waited too long. */
export type RefusedFor = 'client' | 'full' | 'late';

export class QueueRefusal extends Error {
  override name = 'QueueRefusal';
  readonly reason: RefusedFor;

  constructor(reason: RefusedFor) {
    super(`no rendering: ${reason}`);
    this.reason = reason;
  }
}

export type QueueOptions = {
  /** Renderings at the same time. They share one thread: more would only make each slower. */
  atOnce: number;
  /** Visitors who wait for their turn; of one client half as many. */
  waiting: number;
  /** How long one may wait. */
  waitMs: number;
  /** After so long a turn is over: a rendering that still runs waits for something, and takes nothing from others. */
  turnMs: number;
  onRefused?: (reason: RefusedFor) => void;
  /** Hears of each that had its turn. */
  onWaited?: (ms: number) => void;
};
export type Leave = () => void;

type Turn = { since: number; start: (leave: Leave) => void };
type Ticket = Turn & { client: string; isPrefetch: boolean; refuse: (reason: RefusedFor) => void };

/** The renewals of this process, as a client of the queue. */
const renewals = Symbol('renewals');
/** Of so many turns one is a renewal's while visitors wait too, or pages would grow old under load. */
const renewalEvery = 8;

/**
 * Turns for rendering. Clients take turns one after another, and none has more than half of the running ones and of
 * the waiting ones. Prefetches come when no page is waited for, renewals when nothing is.
 */
export class RenderQueue {
  readonly #options: QueueOptions;
  readonly #visitors: WaitingLines<Ticket>;
  readonly #renewals: Turn[] = [];
  readonly #runningOf = new Map<string | symbol, number>();
  #running = 0;
  #turns = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#visitors = new WaitingLines(options.waiting);
  }

  /** Renderings that run, and visitors and renewals that wait. */
  load(): { running: number; waiting: number; renewalsWaiting: number } {
    return { running: this.#running, waiting: this.#visitors.size, renewalsWaiting: this.#renewals.length };
  }

  /**
   * Resolves when it is this client's turn; who has it must leave. An aborted signal gives the place up.
   * @param isPrefetch whether nobody waits for it yet: its place is the first to go
   * @throws QueueRefusal, also later when another one needs the place more
   */
  enter(client: string, signal: AbortSignal, isPrefetch = false): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
      };
      const start = (leave: Leave) => {
        settle();
        resolve(leave);
      };
      const refuse = (reason: RefusedFor) => {
        settle();
        this.#options.onRefused?.(reason);
        reject(new QueueRefusal(reason));
      };
      const ticket: Ticket = { client, isPrefetch, since: Date.now(), start, refuse };
      const onAbort = () => {
        settle();
        if (this.#visitors.remove(ticket)) reject(new QueueRefusal('late'));
      };
      const onLate = () => {
        if (this.#visitors.remove(ticket)) refuse('late');
      };
      const timer = setTimeout(onLate, this.#options.waitMs).unref();
      signal.addEventListener('abort', onAbort, { once: true });
      const refused = this.#visitors.add(ticket);
      refused?.who.refuse(refused.reason);
      if (signal.aborted) onAbort();
      this.#next();
    });
  }

  /** A turn for a renewal: later than visitors, and never with more than half of the running ones. */
  enterLater(): Promise<Leave> {
    const entered = Promise.withResolvers<Leave>();
    this.#renewals.push({ since: Date.now(), start: entered.resolve });
    this.#next();
    return entered.promise;
  }

  #hasPart(who: string | symbol): boolean {
    return (this.#runningOf.get(who) ?? 0) < Math.max(1, Math.floor(this.#options.atOnce / 2));
  }

  #next(): void {
    while (this.#running < this.#options.atOnce) {
      const mayRenew = this.#renewals.length > 0 && this.#hasPart(renewals);
      const isTheirs = mayRenew && this.#turns % renewalEvery === renewalEvery - 1;
      const visitor = isTheirs ? null : this.#visitors.take((client) => this.#hasPart(client));
      const turn = visitor ?? (mayRenew ? this.#renewals.shift() : undefined);
      if (!turn) return;
      this.#turns += 1;
      this.#start(turn, visitor ? visitor.client : renewals);
    }
  }

  #start(turn: Turn, who: string | symbol): void {
    this.#running += 1;
    this.#runningOf.set(who, (this.#runningOf.get(who) ?? 0) + 1);
    if (who !== renewals) this.#options.onWaited?.(Date.now() - turn.since);
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      clearTimeout(timer);
      this.#running -= 1;
      const others = (this.#runningOf.get(who) ?? 1) - 1;
      if (others > 0) this.#runningOf.set(who, others);
      else this.#runningOf.delete(who);
      this.#next();
    };
    const timer = setTimeout(leave, this.#options.turnMs).unref();
    turn.start(leave);
  }
}
