/** @jest-environment node */
import { registeredApi } from '@/api/contract/registered';
import { readForAll } from './read-for-all';

function embedApi() {
  const listeners = new Set<(tags: readonly string[]) => void>();
  const changes = {
    subscribe: (listener: (tags: readonly string[]) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  Reflect.set(globalThis, registeredApi, {
    fetch: async () => new Response(),
    changes,
    stop: async () => undefined,
  });
  return { listeners, announce: () => [...listeners].map((listener) => listener(['config:nl'])) };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, registeredApi);
  jest.useRealTimers();
});

describe('what all pages of a site show', () => {
  it('is read once for those that are rendered within two seconds, and never used beyond', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const load = jest.fn(async (site: string) => `${site} at ${Date.now()}`);
    const read = readForAll(load);
    expect(await Promise.all([read('nl'), read('nl'), read('de')])).toEqual([
      'nl at 0',
      'nl at 0',
      'de at 0',
    ]);
    jest.setSystemTime(1999);
    expect(await read('nl')).toBe('nl at 0');
    jest.setSystemTime(2000);
    expect(await read('nl')).toBe('nl at 2000');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is read anew as soon as the API announces a change, to which it listens once', async () => {
    const { listeners, announce } = embedApi();
    let loads = 0;
    const read = readForAll(async () => {
      loads += 1;
      return loads;
    });
    expect([await read('nl'), await read('nl')]).toEqual([1, 1]);
    announce();
    expect(await read('nl')).toBe(2);
    expect(listeners.size).toBe(1);
  });

  it('keeps no failure', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('stopped')).mockResolvedValue('there');
    const read = readForAll<string, string>(load);
    await expect(read('nl')).rejects.toThrow('stopped');
    await expect(read('nl')).resolves.toBe('there');
  });
});
