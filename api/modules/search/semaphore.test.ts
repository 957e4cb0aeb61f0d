import { createSemaphore } from './semaphore.ts';

/** Work that ends when told to. */
function workers() {
  const started: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const work = (n: number) => () => {
    started.push(n);
    return new Promise<number>((resolve, reject) =>
      ends.set(n, (error) => (error ? reject(error) : resolve(n))),
    );
  };
  return { started, work, end: (n: number, error?: Error) => ends.get(n)?.(error) };
}
const settle = () => new Promise(setImmediate);

describe('a semaphore', () => {
  it('lets so many through at once and the others in their order, also after a failure', async () => {
    const { started, work, end } = workers();
    const semaphore = createSemaphore(2, 5);
    const results = [1, 2, 3, 4].map((n) => semaphore(work(n)).catch((error: Error) => error.message));
    await settle();
    expect(started).toEqual([1, 2]);
    end(2, new Error('failed'));
    await settle();
    expect(started).toEqual([1, 2, 3]);
    end(1);
    end(3);
    await settle();
    expect(started).toEqual([1, 2, 3, 4]);
    end(4);
    await expect(Promise.all(results)).resolves.toEqual([1, 'failed', 3, 4]);
    const next = semaphore(work(5));
    await settle();
    end(5);
    await expect(next).resolves.toBe(5);
  });

  it('turns away whom it cannot keep waiting', async () => {
    const { started, work, end } = workers();
    const semaphore = createSemaphore(1, 1);
    const results = [semaphore(work(1)), semaphore(work(2))];
    await expect(semaphore(work(3))).rejects.toMatchObject({ code: 'unavailable' });
    end(1);
    await settle();
    end(2);
    await expect(Promise.all(results)).resolves.toEqual([1, 2]);
    expect(started).toEqual([1, 2]);
  });
});
