import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { connectionLost, DatabaseError, queryCancelled } from '../runtime/database-error.ts';
import type { WorkerAnswer, WorkerOptions, WorkerRequest, WorkerResult } from './worker-protocol.ts';

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
type Pending = { resolve(result: WorkerResult): void; reject(error: Error): void };

/**
 * V8 drops the first compilation of a WebAssembly function once a better one is there, and on rare occasions ends
 * the whole process over its own books while doing so (`UnregisterWasmAllocation`). Keeping it costs a few MB.
 */
function keepCompiledDatabase(): void {
  setFlagsFromString('--no-wasm-code-gc');
}

/** One life of the PGlite thread. Once it has ended it never comes back; make a new one. */
export class WorkerThread {
  readonly ready: Promise<WorkerResult>;
  /** The statements that this thread keeps parsed and planned, by name. */
  readonly prepared = new Map<string, string>();
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #end: DatabaseError | null = null;

  constructor(options: WorkerOptions) {
    keepCompiledDatabase();
    this.#worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: options });
    this.ready = new Promise((resolve, reject) => this.#pending.set(0, { resolve, reject }));
    this.#worker.on('message', (answer: WorkerAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#finish(new DatabaseError(error.message, connectionLost)));
    this.#worker.on('exit', () =>
      this.#finish(new DatabaseError('The database thread ended.', connectionLost)),
    );
  }

  get hasEnded(): boolean {
    return this.#end !== null;
  }

  /**
   * Runs one request. Past `limitMs` (0: no limit) the whole thread is ended, because nothing else stops a
   * statement inside PGlite; everything acknowledged before is on disk.
   * @throws DatabaseError
   */
  send(request: Unnumbered<WorkerRequest>, limitMs: number): Promise<WorkerResult> {
    if (this.#end) return Promise.reject(this.#end);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = limitMs > 0 ? setTimeout(() => this.#expire(limitMs), limitMs) : undefined;
      const settle = () => {
        clearTimeout(timer);
        this.#pending.delete(id);
        if (this.#pending.size === 0) this.#worker.unref();
      };
      this.#pending.set(id, {
        resolve: (result) => {
          settle();
          resolve(result);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      });
      this.#worker.ref();
      try {
        this.#worker.postMessage({ ...request, id });
      } catch (error) {
        this.#pending.get(id)?.reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  async terminate(): Promise<void> {
    this.#finish(new DatabaseError('The database is closed.', connectionLost));
    await this.#worker.terminate();
  }

  #expire(limitMs: number): void {
    this.#finish(new DatabaseError(`A statement ran longer than ${limitMs} ms.`, queryCancelled));
    void this.#worker.terminate();
  }

  #settle(answer: WorkerAnswer): void {
    const pending = this.#pending.get(answer.id);
    if (answer.id === 0) this.#pending.delete(0);
    if (answer.result) {
      pending?.resolve(answer.result);
      return;
    }
    const { isFatal, message, code } = answer.failure;
    const isBroken = isFatal || answer.id === 0;
    const error = new DatabaseError(message, code || (isBroken ? connectionLost : ''), answer.failure);
    pending?.reject(error);
    // What broke, or could not be opened, is of no use; the next query tries with a new thread.
    if (isBroken) {
      this.#finish(error);
      void this.#worker.terminate();
    }
  }

  #finish(error: DatabaseError): void {
    if (this.#end) return;
    this.#end = error;
    for (const pending of [...this.#pending.values()]) pending.reject(error);
    this.#pending.clear();
  }
}
