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
  /** Visitors who wait for their turn. */
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

type Ticket = { client: string; since: number; start: (leave: Leave) => void };

/** The renewals of this process, as a client of the queue. */
const renewals = Symbol('renewals');
/** Of so many turns one is a renewal's while visitors wait too, or pages would grow old under load. */
const renewalEvery = 8;

/**
 * Turns for rendering. Clients take turns one after another, and none has more than half of the running ones and a
 * quarter of the waiting ones. Renewals come when no visitor waits.
 */
export class RenderQueue {
  readonly #options: QueueOptions;
  /** Those who wait, by client, in the order in which clients have their turn. */
  readonly #visitors = new Map<string, Ticket[]>();
  readonly #renewals: Ticket[] = [];
  readonly #runningOf = new Map<string | symbol, number>();
  #running = 0;
  #waiting = 0;
  #turns = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  /** Renderings that run, and visitors and renewals that wait. */
  load(): { running: number; waiting: number; renewalsWaiting: number } {
    return { running: this.#running, waiting: this.#waiting, renewalsWaiting: this.#renewals.length };
  }

  /**
   * Resolves when it is this client's turn; who has it must leave. An aborted signal gives the place up.
   * @throws QueueRefusal
   */
  enter(client: string, signal: AbortSignal): Promise<Leave> {
    const { waiting, waitMs } = this.#options;
    const own = this.#visitors.get(client) ?? [];
    const isFree = this.#waiting === 0 && this.#running < this.#options.atOnce && this.#hasPart(client);
    if (!isFree && own.length >= Math.ceil(waiting / 4)) return this.#refuse('client');
    if (!isFree && this.#waiting >= waiting) return this.#refuse('full');
    return this.#wait(client, own, signal, waitMs);
  }

  /** A turn for a renewal: later than visitors, and never with more than half of the running ones. */
  enterLater(): Promise<Leave> {
    const entered = Promise.withResolvers<Leave>();
    this.#renewals.push({ client: '', since: Date.now(), start: entered.resolve });
    this.#next();
    return entered.promise;
  }

  #refuse(reason: RefusedFor): Promise<never> {
    this.#options.onRefused?.(reason);
    return Promise.reject(new QueueRefusal(reason));
  }

  #wait(client: string, own: Ticket[], signal: AbortSignal, waitMs: number): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const giveUp = (error: Error) => {
        if (!this.#remove(client, ticket)) return;
        clearTimeout(timer);
        reject(error);
      };
      const timer = setTimeout(() => {
        this.#options.onRefused?.('late');
        giveUp(new QueueRefusal('late'));
      }, waitMs).unref();
      const onAbort = () => giveUp(new QueueRefusal('late'));
      const start = (leave: Leave) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
        resolve(leave);
      };
      const ticket: Ticket = { client, since: Date.now(), start };
      own.push(ticket);
      this.#visitors.set(client, own);
      this.#waiting += 1;
      signal.addEventListener('abort', onAbort, { once: true });
      if (signal.aborted) return onAbort();
      return this.#next();
    });
  }

  #remove(client: string, ticket: Ticket): boolean {
    const own = this.#visitors.get(client) ?? [];
    const index = own.indexOf(ticket);
    if (index < 0) return false;
    own.splice(index, 1);
    if (own.length === 0) this.#visitors.delete(client);
    this.#waiting -= 1;
    return true;
  }

  #hasPart(who: string | symbol): boolean {
    return (this.#runningOf.get(who) ?? 0) < Math.max(1, Math.floor(this.#options.atOnce / 2));
  }

  #nextVisitor(): Ticket | null {
    for (const [client, own] of this.#visitors) {
      const [ticket] = own;
      if (!ticket || !this.#hasPart(client)) continue;
      this.#remove(client, ticket);
      // To the end of the round.
      if (own.length > 0) {
        this.#visitors.delete(client);
        this.#visitors.set(client, own);
      }
      return ticket;
    }
    return null;
  }

  #next(): void {
    while (this.#running < this.#options.atOnce) {
      const mayRenew = this.#renewals.length > 0 && this.#hasPart(renewals);
      const isTheirs = mayRenew && this.#turns % renewalEvery === renewalEvery - 1;
      const visitor = isTheirs ? null : this.#nextVisitor();
      const ticket = visitor ?? (mayRenew ? this.#renewals.shift() : undefined);
      if (!ticket) return;
      this.#turns += 1;
      this.#start(ticket, visitor ? ticket.client : renewals);
    }
  }

  #start(ticket: Ticket, who: string | symbol): void {
    this.#running += 1;
    this.#runningOf.set(who, (this.#runningOf.get(who) ?? 0) + 1);
    if (who !== renewals) this.#options.onWaited?.(Date.now() - ticket.since);
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
    ticket.start(leave);
  }
}
