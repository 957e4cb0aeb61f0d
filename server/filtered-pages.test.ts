/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { tagsHeader } from '../lib/routes/header-names';
import { closeShops, html, shopWith } from './testing';

afterEach(closeShops);

const control = 'private, no-cache, no-store, max-age=0, must-revalidate';
const head = { 'content-type': 'text/html; charset=utf-8', 'cache-control': control };
const listing = (more: Record<string, string> = {}, status = 200) =>
  html('<p>twelve sofas</p>', status, { ...head, [tagsHeader]: 'listing:nl', ...more });
const filtered = '/nl/banken-c-C11?colour=beige';

describe('a filtered listing', () => {
  it.each([filtered, '/nl/search?term=bank', '/nl/newest-products?sort=price-asc'])(
    'is rendered once for all who ask within seconds: %s',
    async (path) => {
      const { get, rendered, clock } = await shopWith(listing());
      const first = await get(path);
      clock.now = 4999;
      const second = await get(path, { 'accept-encoding': 'gzip' });
      expect(first).toMatchObject({ status: 200, body: '<p>twelve sofas</p>' });
      expect(gunzipSync(second.bytes).toString()).toBe(first.body);
      const {
        'content-encoding': _encoding,
        'content-length': _length,
        date: _date,
        ...same
      } = second.headers;
      expect(first.headers).toMatchObject(same);
      expect((await get(path, {}, 'HEAD')).body).toBe('');
      expect(rendered).toHaveBeenCalledTimes(1);
      clock.now = 5000;
      await get(path);
      expect(rendered).toHaveBeenCalledTimes(2);
    },
  );

  it('is rendered for a program by itself, which search words lead nowhere else', async () => {
    const { get, rendered } = await shopWith(listing());
    await get(filtered);
    await get(filtered, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await get(filtered, { 'user-agent': 'Mozilla/5.0 Chrome/149.0.0.0', 'x-prerender': '1' });
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  it('says as before that nobody else may keep it, and carries its own policy', async () => {
    const { get } = await shopWith(listing());
    for (const { headers } of [await get(filtered), await get(filtered)]) {
      expect(headers).toMatchObject({ 'cache-control': control, vary: 'accept, accept-encoding' });
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(headers).not.toHaveProperty(tagsHeader);
    }
  });

  it('ends with whatever changes, also while it is rendered', async () => {
    let isChanging = false;
    const { get, rendered, cache } = await shopWith((request, response) => {
      if (isChanging) cache.drop(['product:nl:V1']);
      listing()(request, response);
    });
    await get(filtered);
    cache.drop(['product:nl:V1']);
    isChanging = true;
    await get(filtered);
    await get(filtered);
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  it('is rendered with nothing of the visitor in it', async () => {
    const { get, rendered } = await shopWith(listing());
    await get(filtered, {
      cookie: 'linden-role=customer',
      'user-agent': 'Mozilla/5.0 Chrome/149.0.0.0',
      referer: '/nl',
    });
    expect(rendered.mock.calls[0]?.[0].headers).toEqual({ host: 'localhost', accept: 'text/html' });
  });

  it.each([
    ['is no listing after all', filtered, html('<p>x</p>', 200, head)],
    ['is not there', filtered, listing({}, 404)],
    ['sets a cookie', filtered, listing({ 'set-cookie': 'a=b' })],
    ['leads to another language', `${filtered}&language=fr`, listing()],
    ['is a product', '/nl/oslo-p-V1?colour=beige', listing()],
    ['has another area', '/nl/account/orders?page=2', listing()],
    ['may be written in many ways', '/nl/b%61nken-c-C11?colour=beige', listing()],
    ['has an endless address', `${filtered},${'x'.repeat(600)}`, listing()],
  ])('is rendered for each visitor where it %s', async (_what, path, render) => {
    const { get, rendered } = await shopWith(render);
    await get(path);
    await get(path);
    expect(rendered.mock.calls.filter(([{ url }]) => url === path)).toHaveLength(2);
  });

  it('is not answered to the router of a browser, which wants a part of it', async () => {
    const { get, rendered } = await shopWith(listing());
    await get(filtered);
    await get(filtered, { rsc: '1' });
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
