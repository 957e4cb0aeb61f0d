import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { Parser } from 'htmlparser2';
import type { Product } from '../../contract/catalogue.ts';
import { siteCodes } from '../../contract/sites.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { csvLine, element } from './formats/write.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  api.request(`/api/${path}`, { headers });
const textOf = async (path: string) => {
  const answer = await fetchFeed(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

type Fields = Map<string, string[]>;

/** What stands in each element `name`, by the names of the elements in it; elements within those are told flat. */
function readXml(xml: string, name: string): Fields[] {
  const found: Fields[] = [];
  const open: string[] = [];
  let text = '';
  const parser = new Parser(
    {
      onopentag: (tag) => {
        open.push(tag);
        text = '';
        if (tag === name) found.push(new Map());
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (tag) => {
        expect(open.pop()).toBe(tag);
        const item = found.at(-1);
        if (item && open.includes(name)) item.set(tag, [...(item.get(tag) ?? []), text.trim()]);
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  expect(open).toEqual([]);
  return found;
}

/** RFC 4180. */
function readCsv(csv: string): Record<string, string>[] {
  const rows: string[][] = [];
  for (const line of csv.matchAll(/(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*\r\n/g))
    rows.push(
      [...line[0].matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(?:,|\r\n)/g)].map(([, cell = '']) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    );
  expect(rows.map((row) => `${row.length}`)).toEqual(rows.map(() => `${rows[0]?.length}`));
  const [head = [], ...body] = rows;
  return body.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

const address = /^https?:\/\/[^\s]+$/;
const price = /^\d+\.\d{2} (?:EUR|GBP|CZK|TRY)$/;
const weight = /^\d+(?:\.\d+)? kg$/;
const length = /^\d+(?:\.\d+)? cm$/;

/** Google Merchant Center, "Product data specification": what is required of new goods that come in variants. */
const googleFields: Readonly<Record<string, RegExp>> = {
  'g:id': /^V\d{1,49}$/,
  'g:title': /^.{1,150}$/,
  'g:description': /^[\s\S]{1,5000}$/,
  'g:link': address,
  'g:image_link': address,
  'g:availability': /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  'g:price': price,
  'g:brand': /^.{1,70}$/,
  'g:condition': /^new$/,
  'g:identifier_exists': /^no$/,
  'g:item_group_id': /^[\w-]{1,50}$/,
  'g:product_type': /^.{1,750}$/,
  'g:product_width': length,
  'g:product_length': length,
  'g:product_height': length,
  'g:product_weight': weight,
  'g:shipping_weight': weight,
  'g:shipping': /^$/,
  'g:country': /^[A-Z]{2}$/,
};

describe.each(siteCodes)('google.xml of %s', (site) => {
  it('has every field that Google asks for, in its form', async () => {
    const items = readXml(await textOf(`${site}/feeds/google.xml`), 'item');
    expect(items.length).toBeGreaterThan(150);
    for (const item of items)
      for (const [name, form] of Object.entries(googleFields)) {
        const [value] = item.get(name) ?? [];
        expect([item.get('g:id')?.[0], name, value]).toEqual([
          item.get('g:id')?.[0],
          name,
          expect.stringMatching(form),
        ]);
      }
    const ids = items.map((item) => item.get('g:id')?.[0]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of items) {
      const isBackorder = item.get('g:availability')?.[0] === 'backorder';
      expect(item.has('g:availability_date')).toBe(isBackorder);
      expect((item.get('g:additional_image_link') ?? []).length).toBeLessThanOrEqual(10);
    }
  });
});

it('tells the price, the one struck through and the stock of the page', async () => {
  const items = readXml(await textOf('nl/feeds/google.xml'), 'item');
  const some = items.filter((item, index) => index % 20 === 0 || item.has('g:sale_price'));
  expect(some.some((item) => item.has('g:sale_price'))).toBe(true);
  for (const item of some.slice(0, 30)) {
    const [page] = (await api.get<Product>(`product/${item.get('g:id')?.[0]}`)).items;
    if (!page) throw new Error('a product of the feed has no page');
    const euros = (minor: number) => `${(minor / 100).toFixed(2)} EUR`;
    const { unitPrice, generalMarketPrice: before } = page;
    expect(item.get('g:price')).toContain(euros((before ?? unitPrice).amount));
    expect(item.get('g:sale_price')).toEqual(before ? [euros(unitPrice.amount)] : undefined);
    expect(item.get('g:availability')?.[0] === 'out_of_stock').toBe(!page.isAvailable);
    expect(item.get('g:link')?.[0]).toMatch(new RegExp(`/nl/${page.alias}-p-${page.vsin}$`));
  }
});

/** OpenAI, "Products (file upload)": the nine basic fields, the flags, and where it is sold. */
const openaiRequired: Readonly<Record<string, RegExp>> = {
  is_eligible_search: /^true$/,
  is_eligible_checkout: /^false$/,
  item_id: /^.{1,100}$/,
  title: /^.{1,150}$/,
  description: /^[\s\S]{1,5000}$/,
  url: address,
  brand: /^.{1,70}$/,
  seller_name: /^.{1,70}$/,
  image_url: address,
  availability: /^(?:in_stock|out_of_stock|pre_order|backorder|unknown)$/,
  price,
  target_countries: /^[A-Z]{2}(?:,[A-Z]{2})*$/,
  store_country: /^[A-Z]{2}$/,
  group_id: /^.{1,70}$/,
  seller_url: address,
};

it.each(siteCodes)(
  'openai.jsonl and openai.csv of %s have every required field and say the same',
  async (site) => {
    const lines = (await textOf(`${site}/feeds/openai.jsonl`)).trim().split('\n');
    const items: Record<string, unknown>[] = lines.map((line) => JSON.parse(line));
    const rows = readCsv(await textOf(`${site}/feeds/openai.csv`));
    expect(rows).toHaveLength(items.length);
    for (const [index, item] of items.entries()) {
      for (const [name, form] of Object.entries(openaiRequired)) {
        expect([name, String(item[name])]).toEqual([name, expect.stringMatching(form)]);
        expect([name, rows[index]?.[name]]).toEqual([name, String(item[name])]);
      }
      expect(Object.keys(item).filter((name) => !(name in (rows[index] ?? {})))).toEqual([]);
      expect(item.accepts_returns === true).toBe(typeof item.return_deadline_in_days === 'number');
    }
    expect(items.some(({ accepts_returns: accepts }) => accepts)).toBe(site !== 'b2bTr');
  },
);

/** Heureka, "Offer Feed XML". */
const heurekaFields: Readonly<Record<string, RegExp>> = {
  ITEM_ID: /^[\w-]{1,36}$/,
  PRODUCTNAME: /^.{1,200}$/,
  URL: /^https?:\/\/.{1,290}$/,
  IMGURL: /^https?:\/\/.{1,245}$/,
  PRICE_VAT: /^\d+\.\d{2}$/,
  CATEGORYTEXT: /^.+$/,
  MANUFACTURER: /^.+$/,
  DELIVERY_DATE: /^\d{1,3}$/,
  DELIVERY_ID: /^VLASTNI_PREPRAVA$/,
  DELIVERY_PRICE: /^\d+\.\d{2}$/,
  ITEMGROUP_ID: /^[\w-]{1,36}$/,
};

it('heureka.xml has the fields Heureka asks for, of all that can be had', async () => {
  const items = readXml(await textOf('cz/feeds/heureka.xml'), 'SHOPITEM');
  const openai = (await textOf('cz/feeds/openai.jsonl')).trim().split('\n');
  const sold = openai.filter((line) => JSON.parse(line).availability !== 'out_of_stock');
  expect(items).toHaveLength(sold.length);
  expect(items.length).toBeLessThan(openai.length);
  for (const item of items)
    for (const [name, form] of Object.entries(heurekaFields))
      expect([name, item.get(name)?.[0]]).toEqual([name, expect.stringMatching(form)]);
});

/** idealo, "CSV import": columns of an offer. */
const idealoColumns: Readonly<Record<string, RegExp>> = {
  sku: /^V\d+$/,
  brand: /^.+$/,
  title: /^.+$/,
  categoryPath: /^.+ > .+$/,
  url: address,
  price: /^\d+\.\d{2}$/,
  paymentCosts_credit_card: /^0\.00$/,
  deliveryCosts_spedition: /^\d+\.\d{2}$/,
  imageUrls: address,
};

it.each([
  ['nl', 'nl/feeds/idealo.csv', 'werkdagen'],
  ['de', 'de/feeds/idealo.csv', 'Werktage'],
  ['be', 'be/feeds/idealo.csv', 'werkdagen'],
  ['be-fr', 'be/feeds/idealo.csv?language=fr', 'jours ouvrables'],
])('idealo.csv of %s has the columns of an offer', async (edition, path, days) => {
  const rows = readCsv(await textOf(path));
  expect(rows.length).toBeGreaterThan(150);
  for (const row of rows) {
    for (const [name, form] of Object.entries(idealoColumns))
      expect([name, row[name]]).toEqual([name, expect.stringMatching(form)]);
    expect(row.deliveryTime).toMatch(new RegExp(`^\\d+–\\d+ ${days}$`));
    expect(new URL(row.url ?? '').pathname.split('/')[1]).toBe(edition);
  }
});

it.each(['nl/feeds/heureka.xml', 'cz/feeds/idealo.csv', 'nl/feeds/none.xml', 'nl/feeds/constructor'])(
  'has no %s',
  async (path) => {
    expect((await fetchFeed(path)).status).toBe(404);
  },
);

it('is packed for whoever takes that, and 304 for whoever has it, until something changes', async () => {
  const plain = await fetchFeed('nl/feeds/google.xml', { 'accept-encoding': 'gzip;q=0' });
  const packed = await fetchFeed('nl/feeds/google.xml', { 'accept-encoding': 'br, gzip' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toBe('accept-encoding');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  const etag = plain.headers.get('etag') ?? '';
  const ask = async () => (await fetchFeed('nl/feeds/google.xml', { 'if-none-match': etag })).status;
  expect(await ask()).toBe(304);
  await api.db.update(variants).set({ onHand: 3 }).where(eq(variants.vsin, 'V100101'));
  expect(await ask()).toBe(200);
});

it('writes what would end an element, a cell or a row, or begin a formula', () => {
  expect(element('a', 'x & <b>\u0000"')).toBe('<a>x &amp; &lt;b&gt;"</a>\n');
  expect(csvLine(['a,b', 'say "no"', '=1+1', -2, 'line\nline', null])).toBe(
    '"a,b","say ""no"""," =1+1",-2,"line\nline",\r\n'.replace('" =1+1"', ' =1+1'),
  );
});
