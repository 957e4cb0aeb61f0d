import type { Leave, RenderQueue } from './render-queue.ts';

type Flight<T> = {
  answer: PromiseWithResolvers<T>;
  work: () => Promise<T>;
  /** Clients in whose turn it may begin. */
  clients: Set<string>;
  visitors: number;
  hasBegun: boolean;
  /** Gives up all places in the queue. */
  places: AbortController;
};

/** More would let the visitors of one page fill the queue. */
const mostPlaces = 4;

/**
 * One rendering for all visitors who ask for the same page meanwhile. It begins with the first turn that one of them
 * has, so that nobody waits in another's long line, and leaves the queue when all have gone.
 */
export class SharedRenders<T> {
  readonly #queue: RenderQueue;
  readonly #flights = new Map<string, Flight<T>>();

  constructor(queue: RenderQueue) {
    this.#queue = queue;
  }

  /**
   * @param key the page as it is now: with another one a rendering that has begun is not shared
   * @param work renders it, within a limit of its own
   * @param gone aborted when the visitor no longer waits
   * @throws QueueRefusal, and what `work` throws
   */
  join(key: string, client: string, work: () => Promise<T>, gone: AbortSignal): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#open(key, work);
    flight.visitors += 1;
    gone.addEventListener('abort', () => {
      flight.visitors -= 1;
      if (flight.visitors === 0) flight.places.abort();
    });
    if (!flight.hasBegun && !flight.clients.has(client) && flight.clients.size < mostPlaces)
      this.#takePlace(key, flight, client);
    return flight.answer.promise;
  }

  #open(key: string, work: () => Promise<T>): Flight<T> {
    const flight: Flight<T> = {
      answer: Promise.withResolvers<T>(),
      work,
      clients: new Set(),
      visitors: 0,
      hasBegun: false,
      places: new AbortController(),
    };
    // Its visitors may all have gone.
    flight.answer.promise.catch(() => undefined);
    this.#flights.set(key, flight);
    return flight;
  }

  #takePlace(key: string, flight: Flight<T>, client: string): void {
    flight.clients.add(client);
    this.#queue.enter(client, flight.places.signal).then(
      (leave) => this.#begin(key, flight, leave),
      (refusal: unknown) => {
        flight.clients.delete(client);
        if (flight.hasBegun || flight.clients.size > 0) return;
        this.#flights.delete(key);
        flight.answer.reject(refusal);
      },
    );
  }

  async #begin(key: string, flight: Flight<T>, leave: Leave): Promise<void> {
    if (flight.hasBegun) return leave();
    flight.hasBegun = true;
    flight.places.abort();
    try {
      flight.answer.resolve(await flight.work());
    } catch (error) {
      flight.answer.reject(error);
    } finally {
      this.#flights.delete(key);
      leave();
    }
  }
}
