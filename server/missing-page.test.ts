/** @jest-environment node */
import { type IsMissing, provideMissingCheck } from '../lib/middleware/missing-check';
import { closeShops, html, shopWith } from './testing';

afterEach(async () => {
  provideMissingCheck(async () => false);
  await closeShops();
});

const missing = html('<h1>Niet gevonden</h1>', 404);
const page = html('<p>page</p>');

/** A shop in which middleware says that nothing lives at addresses with "made-up" in them. */
async function shopThatKnows(check: IsMissing = async (url) => url.includes('made-up')) {
  provideMissingCheck(check);
  return shopWith((request, response) =>
    (/not-found|made-up/.test(request.url ?? '') ? missing : page)(request, response),
  );
}

describe('an address that nothing has', () => {
  it('gets the page of its site that says so, rendered once for all of them', async () => {
    const { get, rendered } = await shopThatKnows();
    for (const path of ['/nl/made-up', '/nl/made-up-p-V9', '/nl/made-up?page=2'])
      expect(await get(path)).toMatchObject({ status: 404, body: '<h1>Niet gevonden</h1>' });
    expect((await get('/nl/made-up', {}, 'HEAD')).status).toBe(404);
    expect((await get('/de/made-up')).status).toBe(404);
    expect(rendered.mock.calls.map(([{ url }]) => url)).toEqual(['/nl/not-found', '/de/not-found']);
  });

  it('fills no cache, and is a page as soon as one lives there', async () => {
    const known = new Set<string>();
    const { get, rendered } = await shopThatKnows(async (url) => !known.has(url));
    expect((await get('/nl/new')).status).toBe(404);
    known.add('/nl/new');
    expect(await get('/nl/new')).toMatchObject({ status: 200, body: '<p>page</p>' });
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('is left to Next where another spelling leads somewhere, or parts of a page are asked for', async () => {
    const { get, rendered } = await shopThatKnows();
    for (const path of ['/nl/made-up/', '/nl//made-up', '/nl/made%2Dup', '/made-up', '/nl/account/made-up'])
      await get(path);
    await get('/nl/made-up', { rsc: '1' });
    expect(rendered).toHaveBeenCalledTimes(6);
  });

  it('is left to Next while it cannot be told', async () => {
    const { get, rendered } = await shopThatKnows(async () => {
      throw new Error('stopped');
    });
    expect((await get('/nl/a')).status).toBe(200);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('counts for the limit of its visitor', async () => {
    provideMissingCheck(async () => true);
    const { get } = await shopWith(missing, { limit: async () => 7 });
    expect(await get('/nl/made-up')).toMatchObject({ status: 429, headers: { 'retry-after': '7' } });
  });
});
