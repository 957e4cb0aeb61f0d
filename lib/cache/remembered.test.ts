import { remember } from './remembered';

function source(freshMs = 1000) {
  let clock = 0;
  let calls = 0;
  const load = jest.fn(async (key: string) => {
    calls += 1;
    return `${key}${calls}`;
  });
  const list = remember(load, { freshMs, retryMs: 100, now: () => clock });
  return { load, list, wait: (ms: number) => (clock += ms) };
}

describe('remember', () => {
  it('loads again only after its time', async () => {
    const { list, load, wait } = source();
    await expect(list.get('a')).resolves.toBe('a1');
    wait(999);
    await expect(list.get('a')).resolves.toBe('a1');
    wait(1);
    await expect(list.get('a')).resolves.toBe('a2');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('serves what it had while the source fails, and asks again a little later', async () => {
    const { list, load, wait } = source();
    await list.get('a');
    wait(1000);
    load.mockRejectedValueOnce(new Error('stopped'));
    await expect(list.get('a')).resolves.toBe('a1');
    await expect(list.get('a')).resolves.toBe('a1');
    expect(load).toHaveBeenCalledTimes(2);
    wait(100);
    await expect(list.get('a')).resolves.toBe('a2');
  });

  it('rejects when there was never an answer, and then asks again', async () => {
    const { list, load } = source();
    load.mockRejectedValueOnce(new Error('stopped'));
    await expect(list.get('a')).rejects.toThrow('stopped');
    await expect(list.get('a')).resolves.toBe('a1');
  });

  it('forgets on demand, also an answer that was under way', async () => {
    const { list } = source();
    const first = list.get('a');
    list.forget();
    await expect(first).resolves.toBe('a1');
    await expect(list.get('a')).resolves.toBe('a2');
  });
});
