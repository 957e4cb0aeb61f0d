/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { closeShops, html, shopWith } from './testing';

const page =
  '<html><head></head><body><main><h1>Alma</h1></main><script>self.__next_f.push([1,"a"])</script></body></html>';
const forms: { form: string; query: string; headers: Record<string, string>; text: string }[] = [
  { form: 'in one piece', query: '?inline=1', headers: {}, text: 'self.__next_f.push([1,"a"])</script>' },
  { form: 'as Markdown', query: '', headers: { accept: 'text/markdown' }, text: '# Alma' },
];

afterEach(closeShops);

describe.each(forms)('a kept page $form', ({ query, headers, text }) => {
  /** Pages that are kept, and what the limit was asked for since. */
  async function shopThatKeeps(paths: string[]) {
    const limit = jest.fn(async (): Promise<number | null> => null);
    const shop = await shopWith(html(page), { limit });
    for (const path of paths) await shop.get(path);
    limit.mockClear();
    return {
      ...shop,
      limit,
      ask: (path: string, more = {}) => shop.get(path + query, { ...headers, ...more }),
    };
  }

  it('is made once for each state of the page, which counts for who asks first', async () => {
    const { ask, limit, rendered } = await shopThatKeeps(['/nl']);
    const first = await ask('/nl');
    const again = await ask('/nl');
    const packed = await ask('/nl', { 'accept-encoding': 'br' });
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(first.body).toContain(text);
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(first.body);
    expect(await ask('/nl', { 'if-none-match': String(first.headers.etag) })).toMatchObject({ status: 304 });
    expect(limit).toHaveBeenCalledTimes(1);
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('is not made for who asks for more than a client may', async () => {
    const { ask, limit, get } = await shopThatKeeps(['/nl/a-p-V1', '/nl/b-p-V2']);
    expect((await ask('/nl/a-p-V1')).status).toBe(200);
    limit.mockResolvedValue(7);
    const refused = await ask('/nl/b-p-V2');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '7']);
    expect((await ask('/nl/a-p-V1')).status).toBe(200);
    expect((await get('/nl/b-p-V2')).status).toBe(200);
  });

  it('counts once when the page must be rendered for it', async () => {
    const { ask, limit } = await shopThatKeeps([]);
    expect((await ask('/nl')).body).toContain(text);
    expect(limit).toHaveBeenCalledTimes(1);
  });

  it('has its turn', async () => {
    const { ask, queue } = await shopThatKeeps(['/nl']);
    const enter = jest.spyOn(queue, 'enter');
    await Promise.all([ask('/nl'), ask('/nl')]);
    expect(enter).toHaveBeenCalledTimes(1);
  });
});
