/** @jest-environment node */

import { until } from '../api/testing/until';
import { broken, closeShops, html, shopWith } from './testing';

afterEach(closeShops);

const expired = 6000;
const oneDay = 86_400_000;
const maintenance = html('<p>closed</p>', 503, { 'content-type': 'text/html', 'cache-control': 'no-store' });

/** A shop whose page is cached and then expires; from then on it renders with `then`. */
async function shopWithExpired(
  then: Parameters<typeof shopWith>[0],
  settings: Parameters<typeof shopWith>[1] = {},
) {
  const state = { render: html('<p>old</p>') };
  const shop = await shopWith((call, response) => state.render(call, response), settings);
  await shop.get('/nl');
  shop.clock.now = expired;
  state.render = then;
  return { ...shop, state };
}

describe('an expired page', () => {
  it('is answered at once to everybody, while one request renews it', async () => {
    const waiting: (() => void)[] = [];
    const { get, rendered } = await shopWithExpired((call, response) => {
      waiting.push(() => html('<p>new</p>')(call, response));
    });
    const answers = await Promise.all([get('/nl'), get('/nl'), get('/nl', {}, 'HEAD')]);
    expect(answers.map(({ headers }) => headers['x-linden-cache'])).toEqual(['stale', 'stale', 'stale']);
    expect(rendered).toHaveBeenCalledTimes(2);
    waiting[0]?.();
    await until(async () => (await get('/nl')).body === '<p>new</p>');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('is renewed although the visitor who caused it has gone', async () => {
    const waiting: (() => void)[] = [];
    const { get } = await shopWithExpired((call, response) => {
      waiting.push(() => html('<p>new</p>')(call, response));
    });
    await get('/nl');
    await until(() => waiting.length === 1);
    waiting[0]?.();
    await until(async () => (await get('/nl')).body === '<p>new</p>');
  });

  it('is renewed after a renewal that hangs has reached its limit', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    const { get, clock, rendered, state, queue } = await shopWithExpired(() => undefined, {
      limitsMs: { visitor: 4800, rendering: 50 },
    });
    expect((await get('/nl')).body).toBe('<p>old</p>');
    await until(() => queue.load().running === 1);
    await until(() => queue.load().running === 0);
    state.render = html('<p>new</p>');
    clock.now += 5000;
    await until(async () => (await get('/nl')).body === '<p>new</p>');
    expect(rendered).toHaveBeenCalledTimes(3);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('stays while it cannot be renewed, which is tried with growing pauses, and is gone after a day', async () => {
    const { get, clock, rendered, queue } = await shopWithExpired(broken);
    const visit = async () => {
      const answer = await get('/nl');
      await until(() => queue.load().running === 0);
      await new Promise((resolve) => setTimeout(resolve, 10));
      return answer;
    };
    for (const [waitMs, renderings] of [
      [0, 2],
      [999, 2],
      [1, 3],
      [1999, 3],
      [1, 4],
      [4000, 5],
      [4000, 6],
    ] as const) {
      clock.now += waitMs;
      expect((await visit()).body).toBe('<p>old</p>');
      expect(rendered).toHaveBeenCalledTimes(renderings);
    }
    clock.now = oneDay;
    expect((await get('/nl')).status).toBe(500);
  });

  it('is forgotten when it is not found any more', async () => {
    const { get } = await shopWithExpired(html('<p>gone</p>', 404));
    await until(async () => (await get('/nl')).status === 404);
  });

  it('is closed with all others when the shop is in maintenance', async () => {
    const { get, state } = await shopWithExpired(html('<p>other</p>'));
    await get('/nl/other');
    state.render = maintenance;
    await until(async () => (await get('/nl')).status === 503);
    expect((await get('/nl/other')).status).toBe(503);
  });

  it('of another site stays, whatever is asked of the one in maintenance', async () => {
    const { get, state, cache, clock } = await shopWithExpired(html('<p>other</p>'));
    await get('/be/kept');
    state.render = (call, response) => (call.url?.startsWith('/be') ? maintenance : broken)(call, response);
    expect((await get('/be/a')).status).toBe(503);
    const { generation } = cache;
    for (const path of ['/be/b', '/be/c', '/be/kept']) expect((await get(path)).status).toBe(503);
    expect(cache.generation).toBe(generation);
    expect((await get('/nl')).body).toBe('<p>old</p>');
    // Open again, and closed once more.
    state.render = html('<p>open</p>');
    expect((await get('/be/a')).body).toBe('<p>open</p>');
    state.render = maintenance;
    await get('/be/b');
    expect((await get('/be/a')).status).toBe(503);
    expect(clock.now).toBe(expired);
  });

  it('is not brought back by a renewal that began before a change', async () => {
    const waiting: (() => void)[] = [];
    const tagged = { 'x-linden-tags': 'product:nl:V1', 'cache-control': 's-maxage=300' };
    const page = (body: string) => html(body, 200, { 'content-type': 'text/html', ...tagged });
    const state = { render: page('<p>old</p>') };
    const { get, clock, cache } = await shopWith((call, response) => state.render(call, response));
    await get('/nl/a');
    clock.now = expired;
    state.render = (call, response) => waiting.push(() => page('<p>before</p>')(call, response));
    await get('/nl/a');
    await until(() => waiting.length === 1);
    cache.drop(['product:nl:V1']);
    state.render = page('<p>after</p>');
    waiting[0]?.();
    expect((await get('/nl/a')).body).toBe('<p>after</p>');
    expect((await get('/nl/a')).body).toBe('<p>after</p>');
  });
});
