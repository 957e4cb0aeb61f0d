/** @jest-environment node */
import type { Route } from '@/api/contract/route';
import { createRouteCache } from './route-cache';

const route: Route = { type: 'template', vsin: null, alias: 'about-us', url: '/about-us' };
const never = () => new Promise<Route | null>(() => undefined);
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function cacheOf(answer: Route | null, limits: Parameters<typeof createRouteCache>[1] = {}) {
  let clock = 0;
  const ask = jest.fn<Promise<Route | null>, [string, string]>(async () => answer);
  const cache = createRouteCache(ask, { waitMs: 20, retryMs: 100, now: () => clock, ...limits });
  return { ask, cache, wait: (ms: number) => (clock += ms) };
}

describe('route cache', () => {
  it('asks once for many visits, also while the answer is awaited', async () => {
    const { ask, cache } = cacheOf(route);
    await Promise.all([cache.get('nl', '/about-us'), cache.get('nl', '/about-us')]);
    await expect(cache.get('nl', '/about-us')).resolves.toBe(route);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('caches that there is nothing at a path, for half a minute', async () => {
    const { ask, cache, wait } = cacheOf(null);
    await cache.get('nl', '/nope');
    await expect(cache.get('nl', '/nope')).resolves.toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
    wait(30_000);
    ask.mockResolvedValueOnce(route);
    await expect(cache.get('nl', '/nope')).resolves.toBe(route);
  });

  it('leads to a known page while the API fails or hangs, and never says that nothing is there', async () => {
    const { ask, cache, wait } = cacheOf(route);
    await cache.get('nl', '/about-us');
    wait(3_600_000);
    ask.mockRejectedValueOnce(new Error('stopped'));
    await expect(cache.get('nl', '/about-us')).resolves.toBe(route);
    await settle();
    wait(100);
    ask.mockImplementationOnce(never);
    await expect(cache.get('nl', '/about-us')).resolves.toBe(route);
    await expect(cache.get('nl', '/about-us')).resolves.toBe(route);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not say "nothing there" from memory while the API cannot tell', async () => {
    const { ask, cache, wait } = cacheOf(null);
    await cache.get('nl', '/new');
    wait(30_000);
    ask.mockRejectedValueOnce(new Error('stopped'));
    await expect(cache.get('nl', '/new')).rejects.toThrow('stopped');
  });

  it('has no visitor of an unknown address wait longer than its limit', async () => {
    const { ask, cache } = cacheOf(route);
    ask.mockImplementationOnce(never);
    await expect(cache.get('nl', '/about-us')).rejects.toMatchObject({ code: 'timeout' });
  });

  it('does not remember failures for long', async () => {
    const { ask, cache, wait } = cacheOf(route);
    ask.mockRejectedValueOnce(new Error('stopped'));
    await expect(cache.get('nl', '/about-us')).rejects.toThrow('stopped');
    wait(100);
    await expect(cache.get('nl', '/about-us')).resolves.toBe(route);
  });

  it('keeps no more than its limit and never asks for an endless path', async () => {
    const { ask, cache } = cacheOf(null, { max: 2 });
    for (const path of ['/a', '/b', '/c', '/a']) await cache.get('nl', path);
    expect(ask).toHaveBeenCalledTimes(4);
    await expect(cache.get('nl', `/${'x'.repeat(1000)}`)).resolves.toBeNull();
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('lets what visitors make up take the place of nothing that exists', async () => {
    const { ask, cache } = cacheOf(null, { max: 2 });
    ask.mockResolvedValueOnce(route);
    await cache.get('nl', '/about-us');
    for (let n = 0; n < 10; n += 1) await cache.get('nl', `/made-up-${n}`);
    await expect(cache.get('nl', '/about-us')).resolves.toBe(route);
    expect(ask).toHaveBeenCalledTimes(11);
  });

  it('does not keep that there was nothing where something has come meanwhile', async () => {
    const { ask, cache } = cacheOf(null);
    const before = cache.get('nl', '/new');
    cache.clear();
    await expect(before).resolves.toBeNull();
    ask.mockResolvedValueOnce(route);
    await expect(cache.get('nl', '/new')).resolves.toBe(route);
  });

  it('keeps the sites apart and invalidates on demand, also what is under way', async () => {
    const { ask, cache } = cacheOf(route);
    await cache.get('nl', '/about-us');
    await cache.get('be', '/about-us');
    const old = cache.get('nl', '/other');
    cache.clear();
    await old;
    await cache.get('nl', '/about-us');
    await cache.get('nl', '/other');
    expect(ask).toHaveBeenCalledTimes(5);
  });
});
