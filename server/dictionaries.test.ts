/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { until } from '../api/testing/until';
import { Dictionaries } from './dictionaries';
import type { Page } from './page-cache';
import { closeShops, html, shopWith } from './testing';

const frame = Array.from(
  { length: 300 },
  (_, n) => `<a href="/nl/link-${n * 7919}">Link ${n * 104_729}</a>`,
).join('');
const script = (path: string) => `self.__next_f.push([1,${JSON.stringify(frame + path)}])`;
const pageOf = (path: string) =>
  `<html><head></head><body>${frame}<h1>${path}</h1><script>${script(path)}</script></body></html>`;
const shop = () => shopWith((call, response) => html(pageOf(call.url ?? ''))(call, response));
const [home, category, product] = ['/nl', '/nl/banken-c-C11', '/nl/alma-p-V1'] as const;
const other = '/nl/oslo-p-V2';

type Shop = Awaited<ReturnType<typeof shop>>;

const addressIn = (link: string | string[] | undefined) =>
  /^<([^>]*)>; rel="compression-dictionary"$/.exec(String(link))?.[1] ?? '';
const payloadIn = (page: string) => /<script defer src="([^"]*)">/.exec(page)?.[1] ?? '';

/** A browser that has been to one page of each kind, and what it then sends. */
async function visit({ get }: Shop) {
  for (const path of [home, category, product]) await get(path);
  await until(async () => addressIn((await get(home)).headers.link) !== '');
  const address = addressIn((await get(home)).headers.link);
  const answer = await get(address, { 'accept-encoding': 'br' });
  const dictionary = brotliDecompressSync(answer.bytes);
  const hash = createHash('sha256').update(dictionary).digest();
  const headers = {
    'accept-encoding': 'gzip, br, zstd, dcb, dcz',
    'available-dictionary': `:${hash.toString('base64')}:`,
  };
  return { address, answer, dictionary, hash, headers };
}

function unpack(bytes: Buffer, { dictionary, hash }: { dictionary: Buffer; hash: Buffer }): string {
  expect(bytes.subarray(0, 4).toString('hex')).toBe('ff444342');
  expect(bytes.subarray(4, 36)).toEqual(hash);
  // Known to Node, and not yet to its types.
  const options = { params: {}, dictionary };
  return brotliDecompressSync(bytes.subarray(36), options).toString();
}

afterEach(closeShops);

describe('the dictionary of a site', () => {
  it('is made of the first page of each kind, without rendering anything', async () => {
    const opened = await shop();
    expect((await opened.get(home)).headers.link).toBeUndefined();
    const { address, answer, dictionary, hash } = await visit(opened);
    expect(address).toBe(`/nl/dictionary/${hash.toString('base64url')}`);
    for (const path of [home, category, product]) {
      expect(dictionary.toString()).toContain(`<h1>${path}</h1>`);
      expect(dictionary.toString()).toContain(script(path));
    }
    expect(answer.headers).toMatchObject({
      'use-as-dictionary': 'match="/nl*", match-dest=("document" "script")',
      'cache-control': 'public, max-age=2592000, immutable',
      vary: 'accept-encoding',
    });
    expect(gunzipSync((await opened.get(address, { 'accept-encoding': 'gzip' })).bytes)).toEqual(dictionary);
    expect((await opened.get(address, {}, 'HEAD')).headers['content-length']).toBe(String(dictionary.length));
    expect(opened.rendered).toHaveBeenCalledTimes(3);
  });

  it('lets pages and their scripts be sent as what is new in them', async () => {
    const opened = await shop();
    const browser = await visit(opened);
    const page = await opened.get(other, browser.headers);
    expect(page.headers['content-encoding']).toBe('dcb');
    expect(page.headers.vary).toMatch(/available-dictionary$/);
    const text = unpack(page.bytes, browser);
    expect(text).toContain(`<h1>${other}</h1>`);
    const plain = await opened.get(other, { 'accept-encoding': 'br' });
    expect(text).toBe(brotliDecompressSync(plain.bytes).toString());
    expect(page.bytes.length).toBeLessThan(plain.bytes.length / 5);
    const payload = await opened.get(payloadIn(text), browser.headers);
    expect(payload.headers).toMatchObject({
      'content-encoding': 'dcb',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(unpack(payload.bytes, browser)).toBe(script(other));
  });

  it('has tags of its own for what it packs', async () => {
    const opened = await shop();
    const { headers } = await visit(opened);
    const { etag = '' } = (await opened.get(product, headers)).headers;
    expect(await opened.get(product, { ...headers, 'if-none-match': etag })).toMatchObject({
      status: 304,
      body: '',
    });
    expect((await opened.get(product, { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(200);
    expect((await opened.get(product, headers, 'HEAD')).headers['content-encoding']).toBe('dcb');
  });

  it.each([
    ['does not read such answers', { 'accept-encoding': 'gzip, br' }],
    ['refuses them', { 'accept-encoding': 'gzip, br, dcb;q=0' }],
    ['has one of another instance', { 'available-dictionary': `:${Buffer.alloc(32).toString('base64')}:` }],
    ['says something else', { 'available-dictionary': ':x:, :y:' }],
    ['lost what it said on the way', { 'available-dictionary': '' }],
  ])('leaves a page as it is for a browser that %s', async (_case, change) => {
    const opened = await shop();
    const { headers } = await visit(opened);
    const page = await opened.get(other, { ...headers, ...change });
    expect(page.headers['content-encoding']).toBe('br');
    const text = brotliDecompressSync(page.bytes).toString();
    expect(text).toContain(`<h1>${other}</h1>`);
    const payload = await opened.get(payloadIn(text), { ...headers, ...change });
    expect(payload.headers['content-encoding']).toBe('br');
  });

  it('is not used for pages of other sites, for one visitor, or with a query', async () => {
    const opened = await shop();
    const { headers } = await visit(opened);
    for (const path of ['/de/alma-p-V1', '/nl/checkout', '/nl/alma-p-V1?a=1']) {
      const page = await opened.get(path, headers);
      expect([path, page.headers['content-encoding']]).toEqual([path, 'br']);
    }
  });

  it('is found under its own address alone', async () => {
    const opened = await shop();
    const { address } = await visit(opened);
    for (const path of [
      '/nl/dictionary/',
      '/nl/dictionary/x',
      '/de/dictionary/x',
      '/x/dictionary/x',
      `${address}?a=1`,
    ])
      expect(await opened.get(path)).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  });
});

describe('what cannot be packed', () => {
  const broken = { gzip: Buffer.from('no gzip'), brotli: Buffer.alloc(0) };
  const id = { drawing: 'a', data: 'b' };
  const page: Page = {
    ...broken,
    status: 200,
    headers: {},
    hash: 'x',
    tags: [],
    payload: { ...broken, id },
    isDocumentBound: false,
  };
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => log.mockRestore());

  it('makes no dictionary, and pages go on without one', async () => {
    const dictionaries = new Dictionaries();
    for (const path of [home, category, product]) dictionaries.collect(path, page);
    await until(() => log.mock.calls.length === 1);
    expect(dictionaries.find(home)).toBeNull();
  });

  it('is sent as to everybody', async () => {
    const dictionary = {
      ...broken,
      hash: Buffer.alloc(32),
      content: Buffer.from('x'),
      address: '/nl/dictionary/x',
    };
    expect(await new Dictionaries().pack('x', broken, dictionary)).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
  });
});
