import type { Route } from '@/api/contract/template';
import { createRouteCache } from './route-cache';

const route: Route = { type: 'template', vsin: null, alias: 'about-us', url: '/about-us' };

describe('route cache', () => {
  it('asks once for many visits, also while the answer is awaited', async () => {
    const ask = jest.fn(async () => route);
    const cache = createRouteCache(ask);
    await Promise.all([cache.get('nl', '/about-us'), cache.get('nl', '/about-us')]);
    await expect(cache.get('nl', '/about-us')).resolves.toBe(route);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('remembers that nothing lives at an address', async () => {
    const ask = jest.fn(async () => null);
    const cache = createRouteCache(ask);
    await cache.get('nl', '/nope');
    await expect(cache.get('nl', '/nope')).resolves.toBeNull();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not remember failures', async () => {
    const ask = jest
      .fn<Promise<Route | null>, []>()
      .mockRejectedValueOnce(new Error('stopped'))
      .mockResolvedValue(route);
    const cache = createRouteCache(ask);
    await expect(cache.get('nl', '/about-us')).rejects.toThrow('stopped');
    await expect(cache.get('nl', '/about-us')).resolves.toBe(route);
  });

  it('keeps no more than its limit and never asks for an endless path', async () => {
    const ask = jest.fn(async () => null);
    const cache = createRouteCache(ask, 2);
    for (const path of ['/a', '/b', '/c', '/a']) await cache.get('nl', path);
    expect(ask).toHaveBeenCalledTimes(4);
    await expect(cache.get('nl', `/${'x'.repeat(1000)}`)).resolves.toBeNull();
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('keeps the sites apart and forgets on demand', async () => {
    const ask = jest.fn(async () => route);
    const cache = createRouteCache(ask);
    await cache.get('nl', '/about-us');
    await cache.get('be', '/about-us');
    cache.clear();
    await cache.get('nl', '/about-us');
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
