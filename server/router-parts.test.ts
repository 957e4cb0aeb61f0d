/** @jest-environment node */
import { closeShops, shopWith } from './testing';

afterEach(closeShops);

/** As Next answers its router: with the same Cache-Control as the page has. */
function shopOfParts(control: string) {
  return shopWith((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/x-component',
      'cache-control': control,
      'x-linden-tags': 'template:nl template:nl:index',
      vary: 'rsc',
    });
    response.end('0:["a"]');
  });
}
const asRouter = { rsc: '1' };

describe('what the router of a browser gets of a page', () => {
  it('is kept by other caches no longer than the page', async () => {
    const { get } = await shopOfParts('s-maxage=31536000');
    const { headers } = await get('/nl/basket?_rsc=a', asRouter);
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    expect(headers['cdn-cache-control']).toBe('max-age=5, stale-while-revalidate=60');
  });

  it('is kept by none where it depends on the visitor', async () => {
    const { get } = await shopOfParts('s-maxage=300, stale-while-revalidate=86100');
    const { headers } = await get('/nl/account/orders?_rsc=a', {
      ...asRouter,
      cookie: 'linden-role=customer',
    });
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('says which document it is of, where there are several', async () => {
    const { get } = await shopOfParts('s-maxage=300');
    expect((await get('/nl?_rsc=a', asRouter)).headers.vary).toMatch(/rsc, .*user-agent/);
  });
});
