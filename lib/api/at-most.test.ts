/** @jest-environment node */
import { Worker } from 'node:worker_threads';
import { call } from '@/api/contract/call';
import { cached } from '../cache/cached';
import { atMost } from './at-most';
import { createApiClient } from './http';

/** Answers each message after 50 ms, in a thread of its own, as the embedded database does. */
const answering = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (id) => setTimeout(() => parentPort.postMessage(id), 50));
`;

function holdLoop(ms: number): void {
  for (const end = Date.now() + ms; Date.now() < end; );
}

const read = call('GET', 'categories/:id').answers<object>();
const readerWith = (readLimitMs: number, fetch: (request: Request) => Promise<Response>) =>
  createApiClient({
    baseUrl: 'http://internal/api/nl',
    fetch,
    language: 'nl-NL',
    within: (one) => atMost(readLimitMs, one),
  });

describe('the limit of a read', () => {
  let worker: Worker;
  beforeAll(() => {
    worker = new Worker(answering, { eval: true });
  });
  afterAll(() => worker.terminate());

  function askWorker({ url }: Request): Promise<Response> {
    return new Promise((resolve) => {
      const listen = (answered: unknown) => {
        if (answered !== url) return;
        worker.off('message', listen);
        resolve(Response.json({ items: [{ url }] }));
      };
      worker.on('message', listen);
      worker.postMessage(url);
    });
  }

  it('does not count while something else holds the event loop', async () => {
    const reader = readerWith(2000, askWorker);
    await reader.send(read, { id: 'awake' });
    const reading = Promise.all(
      Array.from({ length: 6 }, (_, index) => reader.send(read, { id: String(index) })),
    );
    await new Promise((resolve) => setTimeout(resolve, 10));
    holdLoop(2500);
    await expect(reading).resolves.toHaveLength(6);
  });

  it('ends one that nobody answers, and tells it so', async () => {
    const signals: AbortSignal[] = [];
    const silent = (request: Request) => {
      signals.push(request.signal);
      return new Promise<Response>(() => undefined);
    };
    const since = Date.now();
    await expect(readerWith(250, silent).send(read, { id: '1' })).rejects.toMatchObject({
      name: 'ApiFailure',
      status: 0,
      code: 'timeout',
    });
    expect(Date.now() - since).toBeGreaterThanOrEqual(245);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it("ends a read at its caller's wish too", async () => {
    const caller = new AbortController();
    const untilAborted = ({ signal }: Request) =>
      new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const reading = readerWith(10_000, untilAborted).send(read, { id: '1', signal: caller.signal });
    setTimeout(() => caller.abort(), 20);
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not count for those who wait for what is cached either', async () => {
    const load = (site: string) => askWorker(new Request(`http://internal/api/${site}/policies`));
    const policies = cached(load, { freshMs: 1000, waitMs: 2000 });
    const reading = policies.get('nl');
    await new Promise((resolve) => setTimeout(resolve, 10));
    holdLoop(2500);
    await expect(reading).resolves.toBeInstanceOf(Response);
  });

  it('hands on what the call throws', async () => {
    const broken = atMost(1000, async () => Promise.reject(new TypeError('broken')));
    await expect(broken).rejects.toThrow('broken');
  });
});
