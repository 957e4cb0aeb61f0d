import { AsyncLocalStorage } from 'node:async_hooks';
import {
  connectionLost,
  DatabaseError,
  queryCancelled,
  shutDown,
  tooManyCalls,
  transactionEnded,
} from '../runtime/database-error.ts';
import { preparedNameOf } from './prepared.ts';
import type { WorkerOptions, WorkerResult } from './worker-protocol.ts';
import { WorkerThread } from './worker-thread.ts';

type QueryOptions = { rowMode?: 'array' | 'object' };
/** It begins with its first statement, in the same message to the thread. */
type Transaction = { isOpen: boolean; hasBegun: boolean };
type QueryHandle = {
  query(text: string, params?: unknown[], options?: QueryOptions): Promise<WorkerResult>;
};

type ClientOptions = { queryLimitMs: number; onQuery: (durationMs: number) => void };

/**
 * Calls that may wait for their turn. Each is answered in milliseconds; whoever waits behind so many would have left
 * before the answer, and is told to come back instead.
 */
const maxWaiting = 1000;
/** Each attempt to open takes a second or so, which not everybody shall wait for. */
const reopenPauseMs = 1000;
/** A transaction may last this many times the limit of one statement. */
const transactionLimits = 3;

/** What `drizzle-orm/pglite` calls (`query`, `transaction`), in front of the thread. Strictly one after another. */
export class EmbeddedClient {
  readonly #options: WorkerOptions;
  readonly #limits: ClientOptions;
  readonly #inside = new AsyncLocalStorage<Transaction>();
  #thread: WorkerThread;
  #tail: Promise<unknown> = Promise.resolve();
  #unlimited = 0;
  /** Calls that wait or run. */
  #turns = 0;
  #isClosed = false;
  /** After a failed opening none is tried before. */
  #reopenAt = 0;

  private constructor(options: WorkerOptions, limits: ClientOptions) {
    this.#options = options;
    this.#limits = limits;
    this.#thread = new WorkerThread(options);
  }

  static async open(options: WorkerOptions, limits: ClientOptions): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options, limits);
    await client.#thread.ready;
    return client;
  }

  query(text: string, params: unknown[] = [], options: QueryOptions = {}): Promise<WorkerResult> {
    return this.#exclusive((thread) => this.#query(thread, text, params, options));
  }

  /** Runs statements that take no parameters, such as VACUUM; without a time limit. */
  async exec(text: string): Promise<void> {
    await this.#exclusive((thread) => thread.send({ kind: 'exec', text }, 0));
  }

  /** Several requests while nobody else has a turn; without a time limit. */
  alone<T>(work: (send: WorkerThread['send']) => Promise<T>): Promise<T> {
    return this.#exclusive((thread) => work((request) => thread.send(request, 0)));
  }

  transaction<T>(callback: (handle: QueryHandle) => Promise<T>): Promise<T> {
    return this.#exclusive(async (thread) => {
      const state: Transaction = { isOpen: true, hasBegun: false };
      const handle: QueryHandle = {
        query: async (text, params = [], options = {}) => {
          if (!state.isOpen) throw new DatabaseError('The transaction is over.', transactionEnded);
          const begins = !state.hasBegun;
          state.hasBegun = true;
          return this.#query(thread, text, params, { ...options, begins });
        },
      };
      try {
        const result = await this.#withinLimit(this.#inside.run(state, () => callback(handle)));
        state.isOpen = false;
        if (state.hasBegun) await this.#end(thread, 'COMMIT');
        return result;
      } catch (error) {
        state.isOpen = false;
        if (state.hasBegun && !thread.hasEnded) await this.#end(thread, 'ROLLBACK');
        throw error;
      }
    });
  }

  async withoutLimit<T>(work: () => Promise<T>): Promise<T> {
    this.#unlimited += 1;
    try {
      return await work();
    } finally {
      this.#unlimited -= 1;
    }
  }

  load(): { running: number; waiting: number } {
    return { running: Math.min(this.#turns, 1), waiting: Math.max(this.#turns - 1, 0) };
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    await this.#exclusive((thread) => thread.send({ kind: 'close' }, 0));
    this.#isClosed = true;
    await this.#thread.terminate();
  }

  #limitMs(): number {
    return this.#unlimited > 0 ? 0 : this.#limits.queryLimitMs;
  }

  async #query(
    thread: WorkerThread,
    text: string,
    params: unknown[],
    { rowMode = 'object', begins }: QueryOptions & { begins?: boolean },
  ) {
    const name = preparedNameOf(text);
    if (name === undefined)
      return this.#timed(thread.send({ kind: 'query', text, params, rowMode, begins }, this.#limitMs()));
    const isKnown = thread.prepared.get(name) === text;
    const request = { kind: 'prepared', name, text: isKnown ? null : text, params, rowMode, begins } as const;
    const result = await this.#timed(thread.send(request, this.#limitMs()));
    thread.prepared.set(name, text);
    return result;
  }

  async #end(thread: WorkerThread, text: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    await this.#timed(thread.send({ kind: 'exec', text }, this.#limitMs()));
  }

  async #timed<T>(work: Promise<T>): Promise<T> {
    const since = performance.now();
    try {
      return await work;
    } finally {
      this.#limits.onQuery(performance.now() - since);
    }
  }

  /** Ends the wait for a callback that waits for something else, so that it cannot keep everybody waiting. */
  #withinLimit<T>(work: Promise<T>): Promise<T> {
    const limitMs = this.#limitMs() * transactionLimits;
    if (limitMs === 0) return work;
    let timer: NodeJS.Timeout | undefined;
    const expiry = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new DatabaseError(`A transaction ran longer than ${limitMs} ms.`, queryCancelled)),
        limitMs,
      );
    });
    return Promise.race([work, expiry]).finally(() => clearTimeout(timer));
  }

  /** @throws DatabaseError when it cannot be opened, e.g. on a full disk; those that wait behind hear it at once */
  async #livingThread(): Promise<WorkerThread> {
    if (performance.now() < this.#reopenAt)
      throw new DatabaseError('The database cannot be opened.', connectionLost);
    if (this.#thread.hasEnded) this.#thread = new WorkerThread(this.#options);
    const thread = this.#thread;
    try {
      await thread.ready;
    } catch (error) {
      this.#reopenAt = performance.now() + reopenPauseMs;
      throw error;
    }
    return thread;
  }

  /** Waits for its turn, then hands out the living thread, opening a new one after the old was ended. */
  #exclusive<T>(work: (thread: WorkerThread) => Promise<T>): Promise<T> {
    if (this.#inside.getStore()?.isOpen)
      return Promise.reject(
        new Error('The root database handle was used inside a transaction: pass `tx` down instead.'),
      );
    if (this.#turns > maxWaiting)
      return Promise.reject(new DatabaseError('Too many calls wait for the database.', tooManyCalls));
    this.#turns += 1;
    const turn = this.#tail.then(async () => {
      if (this.#isClosed) throw new DatabaseError('The database is closed.', shutDown);
      return work(await this.#livingThread());
    });
    this.#tail = turn
      .catch(() => undefined)
      .finally(() => {
        this.#turns -= 1;
      });
    return turn;
  }
}
