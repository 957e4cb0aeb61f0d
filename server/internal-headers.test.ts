/** @jest-environment node */
import { closeShops, shopWith } from './testing';

afterEach(closeShops);

const names = {
  'x-linden-tags': 'listing:nl',
  'x-middleware-rewrite': '/nl/filtered/search/all?term=bank',
  'x-middleware-skip': '1',
  'x-matched-path': '/[site]/filtered/[type]/[vsin]',
  'x-nextjs-matched-path': '/[site]',
};

describe('headers with internal names', () => {
  it.each([
    ['a page', '/nl/search?term=bank', 'text/html'],
    ['a part of one for the router', '/nl?_rsc=a', 'text/x-component'],
    ['a file', '/icon.svg', 'image/svg+xml'],
    ['a redirect', '/nl/old', 'text/plain'],
  ])('leave with no answer: %s', async (_case, path, type) => {
    const { get } = await shopWith((_call, response) => {
      for (const [name, value] of Object.entries(names)) response.setHeader(name, value);
      response.writeHead(200, { 'content-type': type, 'X-Middleware-Next': '1', link: '</a>' }).end('x');
    });
    const { headers } = await get(path);
    expect(Object.keys(headers).filter((name) => /middleware|matched|tags/.test(name))).toEqual([]);
    expect(headers.link).toBe('</a>');
  });

  it('keep what the router of the browser reads', async () => {
    const { get } = await shopWith((_call, response) => {
      response
        .writeHead(200, { 'x-nextjs-rewritten-path': '/nl/product/V1', 'x-nextjs-stale-time': '300' })
        .end();
    });
    expect((await get('/nl?_rsc=a', { rsc: '1' })).headers).toMatchObject({
      'x-nextjs-rewritten-path': '/nl/product/V1',
      'x-nextjs-stale-time': '300',
    });
  });

  it('cannot be asked for in the name of another router', async () => {
    const { get, rendered } = await shopWith((_call, response) => response.end());
    await get('/nl/search?term=a', { 'x-middleware-prefetch': '1', 'x-nextjs-data': '1' });
    const [request] = rendered.mock.calls[0] ?? [];
    expect(Object.keys(request?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/prefetch|data/)]),
    );
  });
});
