import { setTimeout } from 'node:timers/promises';
import { connectionLost, DatabaseError, queryCancelled } from '../runtime/database-error.ts';

/** What asks the server over a connection of its own. Rejects when no answer comes within its limit. */
type Probe = (backends: readonly number[]) => Promise<{ idle: readonly number[] }>;
type Waiter = {
  since: number;
  backend: number | null;
  /** Probes in a row that found its backend idle: what it was asked, or its answer, never arrived. */
  timesIdle: number;
  fail(error: DatabaseError): void;
};

const lookEveryMs = 250;
/** A call that has waited so long may be one that is never answered. */
const doubtAfterMs = 1000;
const pauseMs = 500;
/** One that fails may have met a moment in which the server had no turn. With a doubt they fit into 5 s. */
const failuresOfAway = 2;
/** A look that comes so much later than it was due says that this process was stopped, not the server. */
const stalledMs = 500;

/**
 * Notices a server that hangs, or a network that swallows packets: neither ends a connection. When a call takes
 * long, the server is asked over another connection. While it does not answer there either, all calls fail at once,
 * those that wait and those that come; when it does, a slow call goes on up to its own limit.
 */
export class ServerWatch {
  readonly #probe: Probe;
  readonly #onChange: (isAway: boolean, error?: unknown) => void;
  readonly #waiters = new Set<Waiter>();
  readonly #limitMs: number;
  readonly #timer: NodeJS.Timeout;
  readonly #now: () => number;
  #lookedAt: number;
  #stalls = 0;
  #isAway = false;
  #isProbing = false;
  #isStopped = false;

  /**
   * @param limitMs of one call, over the server's own: it only ends a call whose answer was lost
   * @param now a clock in ms that is never set back
   */
  constructor(options: {
    probe: Probe;
    limitMs: number;
    onChange: (isAway: boolean, error?: unknown) => void;
    now?: () => number;
  }) {
    this.#now = options.now ?? (() => performance.now());
    this.#lookedAt = this.#now();
    this.#probe = options.probe;
    this.#limitMs = options.limitMs;
    this.#onChange = options.onChange;
    this.#timer = setInterval(() => this.#look(), lookEveryMs);
    this.#timer.unref();
  }

  /**
   * Waits for a call as long as the server is well.
   * @param backend its process on the server, for a statement
   * @throws DatabaseError 08006 while the server is away, 57014 past the limit
   */
  async during<T>(backend: number | null, work: () => Promise<T>): Promise<T> {
    if (this.#isAway) throw new DatabaseError('The database does not answer.', connectionLost);
    return new Promise((resolve, reject) => {
      const working = work();
      const waiter = { since: this.#now(), backend, timesIdle: 0, fail: end };
      const waiters = this.#waiters.add(waiter);
      function end(error: unknown): void {
        waiters.delete(waiter);
        reject(error);
      }
      working.then((result) => {
        waiters.delete(waiter);
        resolve(result);
      }, end);
    });
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }

  /** While this process was stopped no answer could reach it: that time is nobody's waiting. */
  #forgiveStall(now: number): void {
    const lateMs = now - this.#lookedAt - lookEveryMs;
    if (lateMs <= stalledMs) return;
    this.#stalls += 1;
    this.#lookedAt = now;
    for (const waiter of this.#waiters) waiter.since = Math.min(now, waiter.since + lateMs);
  }

  #look(): void {
    const now = this.#now();
    this.#forgiveStall(now);
    this.#lookedAt = now;
    for (const waiter of this.#waiters)
      if (now - waiter.since > this.#limitMs)
        waiter.fail(new DatabaseError(`No answer came within ${this.#limitMs} ms.`, queryCancelled));
    const doubtful = [...this.#waiters].filter(({ since }) => now - since > doubtAfterMs);
    if (doubtful.length > 0 && !this.#isProbing) void this.#ask(doubtful);
  }

  async #ask(doubtful: readonly Waiter[]): Promise<void> {
    this.#isProbing = true;
    const backends = doubtful.flatMap(({ backend }) => backend ?? []);
    for (let failures = 0; failures < failuresOfAway && !this.#isStopped; ) {
      const stalls = this.#stalls;
      try {
        const { idle } = await this.#probe(backends);
        for (const waiter of doubtful) this.#judge(waiter, idle);
        await setTimeout(pauseMs, undefined, { ref: false });
        break;
      } catch (error) {
        this.#forgiveStall(this.#now());
        if (stalls === this.#stalls) failures += 1;
        if (failures === failuresOfAway) await this.#waitUntilBack(error);
      }
    }
    this.#isProbing = false;
  }

  /** Twice, because the answer may have been on its way. */
  #judge(waiter: Waiter, idle: readonly number[]): void {
    waiter.timesIdle = waiter.backend !== null && idle.includes(waiter.backend) ? waiter.timesIdle + 1 : 0;
    if (waiter.timesIdle > 1)
      waiter.fail(new DatabaseError('The connection has lost an answer.', connectionLost));
  }

  async #waitUntilBack(error: unknown): Promise<void> {
    this.#isAway = true;
    for (const waiter of [...this.#waiters])
      waiter.fail(new DatabaseError('The database does not answer.', connectionLost));
    this.#onChange(true, error);
    while (this.#isAway && !this.#isStopped) {
      await setTimeout(pauseMs, undefined, { ref: false });
      this.#isAway = await this.#probe([]).then(
        () => false,
        () => true,
      );
    }
    if (!this.#isStopped) this.#onChange(false);
  }
}
