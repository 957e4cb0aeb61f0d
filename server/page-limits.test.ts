/** @jest-environment node */
import { internalClient } from '../api/http/client-ip';
import { createRateLimits } from '../api/http/rate-limits';
import { createPageLimit } from './page-limits';
import { closeShops, html, shopWith } from './testing';

afterEach(closeShops);

const shopLimited = (perMinute: number, onRefused?: () => void) =>
  shopWith(html('<p>x</p>'), { limit: createPageLimit(createRateLimits(), perMinute, onRefused) });

describe('limits of pages', () => {
  it('refuse one client what is too much, with a page and the time to wait, and nobody else', async () => {
    const onRefused = jest.fn();
    const { get } = await shopLimited(3, onRefused);
    for (const n of [1, 2, 3]) expect((await get(`/nl/made-up-${n}`)).status).toBe(200);
    const refused = await get('/nl/made-up-4');
    expect(refused).toMatchObject({ status: 429, body: '<h1>nl limited</h1>' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect((await get('/nl/made-up-5', { 'x-client': '198.51.100.7' })).status).toBe(200);
  });

  it('do not count what is kept ready, nor files', async () => {
    const { get } = await shopLimited(1);
    for (let n = 0; n < 5; n += 1) expect((await get('/nl')).status).toBe(200);
    for (let n = 0; n < 5; n += 1) expect((await get('/icon.svg')).status).toBe(200);
  });

  it('allow half as many searches, filters and page numbers', async () => {
    const { get } = await shopLimited(4);
    const statuses = [];
    for (const path of ['/nl/search?term=a', '/nl/b-c-C1?page=2', '/nl/search?term=c'])
      statuses.push((await get(path)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await get('/nl?_rsc=abc', { rsc: '1' })).status).toBe(200);
  });

  it('count all addresses of an IPv6 network as one client', async () => {
    const { get } = await shopLimited(1);
    expect((await get('/nl/a', { 'x-client': '2001:db8:1:2::1' })).status).toBe(200);
    expect((await get('/nl/b', { 'x-client': '2001:db8:1:2::2' })).status).toBe(429);
    expect((await get('/nl/c', { 'x-client': '2001:db8:1:3::1' })).status).toBe(200);
  });

  it('count neither with 0 nor for a proxy that names nobody', async () => {
    const { get } = await shopLimited(0);
    for (let n = 0; n < 5; n += 1) expect((await get(`/nl/${n}`)).status).toBe(200);
    const limited = await shopLimited(1);
    for (let n = 0; n < 3; n += 1)
      expect((await limited.get(`/nl/${n}`, { 'x-client': internalClient })).status).toBe(200);
  });
});
