/** @jest-environment node */
import { type CacheOptions, cached } from './cached';

/** A source that answers `a1`, `a2` …, whose answers a test may hold back. */
function source(options: Partial<CacheOptions<string>> = {}) {
  let clock = 0;
  let calls = 0;
  const load = jest.fn(async (key: string) => {
    calls += 1;
    return `${key}${calls}`;
  });
  const list = cached(load, { freshMs: 1000, retryMs: 100, now: () => clock, ...options });
  /** What was begun in the background has an end. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { load, list, settle, wait: (ms: number) => (clock += ms) };
}

const never = () => new Promise<string>(() => undefined);

describe('cached', () => {
  it('loads once for all who ask at the same time', async () => {
    const { list, load } = source();
    await expect(Promise.all([list.get('a'), list.get('a')])).resolves.toEqual(['a1', 'a1']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('answers what is old at once and renews it beside that, once for all', async () => {
    const { list, load, wait, settle } = source();
    await list.get('a');
    wait(999);
    await expect(list.get('a')).resolves.toBe('a1');
    wait(1);
    await expect(Promise.all([list.get('a'), list.get('a')])).resolves.toEqual(['a1', 'a1']);
    await settle();
    await expect(list.get('a')).resolves.toBe('a2');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('serves what it had while the source fails, and asks again a little later', async () => {
    const { list, load, wait, settle } = source();
    await list.get('a');
    wait(1000);
    load.mockRejectedValueOnce(new Error('stopped'));
    for (let visit = 0; visit < 3; visit += 1) {
      await expect(list.get('a')).resolves.toBe('a1');
      await settle();
    }
    expect(load).toHaveBeenCalledTimes(2);
    wait(100);
    await list.get('a');
    await settle();
    await expect(list.get('a')).resolves.toBe('a2');
  });

  it('serves what it had while the source hangs, and never asks twice at once', async () => {
    const { list, load, wait, settle } = source();
    await list.get('a');
    wait(1000);
    load.mockImplementationOnce(never);
    for (let visit = 0; visit < 3; visit += 1) {
      await expect(list.get('a')).resolves.toBe('a1');
      await settle();
    }
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has nobody wait longer than its limit for the first answer, nor for one that was given up', async () => {
    const { list, load, wait, settle } = source({ waitMs: 20, loadMs: 40 });
    load.mockImplementationOnce(never);
    const visits = [list.get('a'), list.get('a')];
    for (const visit of visits) await expect(visit).rejects.toMatchObject({ status: 0, code: 'timeout' });
    await expect(list.get('a')).rejects.toMatchObject({ code: 'timeout' });
    await settle();
    // The load has failed by now: for a moment that is known without waiting.
    await new Promise((resolve) => setTimeout(resolve, 40));
    await expect(list.get('a')).rejects.toMatchObject({ code: 'timeout' });
    expect(load).toHaveBeenCalledTimes(1);
    wait(100);
    await expect(list.get('a')).resolves.toBe('a1');
  });

  it('keeps an answer that came after its visitors had left', async () => {
    const { list, load } = source({ waitMs: 20, loadMs: 10_000 });
    let answer: (value: string) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await expect(list.get('a')).rejects.toMatchObject({ code: 'timeout' });
    answer('late');
    await expect(list.get('a')).resolves.toBe('late');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('rejects when there was never an answer, and asks again a little later', async () => {
    const { list, load, wait } = source();
    load.mockRejectedValueOnce(new Error('stopped'));
    await expect(list.get('a')).rejects.toThrow('stopped');
    await expect(list.get('a')).rejects.toThrow('stopped');
    expect(load).toHaveBeenCalledTimes(1);
    wait(100);
    await expect(list.get('a')).resolves.toBe('a1');
  });

  it('invalidates on demand, also an answer that was under way', async () => {
    const { list } = source();
    const first = list.get('a');
    list.invalidate();
    await expect(first).resolves.toBe('a1');
    await expect(list.get('a')).resolves.toBe('a2');
    list.invalidate();
    await expect(list.get('a')).resolves.toBe('a3');
  });

  it('falls back on what was invalidated while the source fails or hangs', async () => {
    const { list, load, settle } = source({ waitMs: 20, loadMs: 20 });
    await list.get('a');
    list.invalidate();
    load.mockImplementationOnce(never);
    await expect(list.get('a')).resolves.toBe('a1');
    await settle();
    await expect(list.get('a')).resolves.toBe('a1');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('answers nothing that is older than it may be', async () => {
    const { list, load, wait } = source({ staleMs: 500 });
    await list.get('a');
    wait(1500);
    load.mockRejectedValueOnce(new Error('stopped'));
    await expect(list.get('a')).rejects.toThrow('stopped');
  });

  it('keeps no more keys than it may', async () => {
    const { list, load } = source({ max: 2 });
    for (const key of ['a', 'b', 'c', 'a']) await list.get(key);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
