import type { Product, ProductCard } from '../../contract/catalogue.ts';
import type { Listing, Suggestion } from '../../contract/listing.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

/** `be-fr` is Belgium in French. */
async function ask<T>(edition: string, path: string): Promise<T> {
  const [site, language] = edition.split('-');
  const answer = await api.request(`/api/${site}/${path}`, {
    headers: language ? { 'accept-language': language } : {},
  });
  expect(answer.status).toBe(200);
  const { items } = await answer.json();
  return items[0];
}
async function list(edition: string, query: string): Promise<ProductCard[]> {
  return (await ask<Listing>(edition, `products-listing?${query}`)).products;
}
const search = (site: string, term: string, rest = '') =>
  list(site, `type=search&term=${encodeURIComponent(term)}${rest}`);

/** What was asked for, and what every card must show. */
const asked: readonly (readonly [site: string, term: string, title: RegExp])[] = [
  ['nl', 'zwarte lamp', /zwart|antraciet/],
  ['nl', 'groene stoel', /groen/],
  ['nl', 'leren bank zwart', /zwart leer/],
  ['nl', 'zandkleurige bank', /zandkleurig/],
  ['nl', 'grijze bank', /grijs|grijze/],
  ['nl', 'walnoot salontafel', /walnoot/],
  ['nl', 'witte kast', /wit/],
  ['nl', 'vloerkleed 200x300', /200 × 300|300 × 200/],
  ['nl', 'bed 140 200 cm', /140 × 200/],
  ['nl', 'oslo 3-zitsbank 232 cm', /232 cm/],
  ['be', 'zwarte lamp', /zwart|antraciet/],
  ['be', 'driezitter blauw', /blauw/],
  ['be-fr', 'lampe noire', /noir|anthracite/],
  ['be-fr', 'chaise verte', /vert|sauge/],
  ['be-fr', 'lit 140x200', /140 × 200/],
  ['de', 'schwarze lampe', /schwarz|anthrazit/],
  ['de', 'grüner stuhl', /grün/],
  ['de', 'couchtisch nussbaum', /Nussbaum/],
  ['de', 'bett 140 200 cm', /140 × 200/],
  ['uk', 'green chair', /green|sage/],
  ['uk', 'grey sofa', /grey|stone/],
  ['uk', 'walnut coffee table', /walnut/],
  ['uk', 'bed 140x200', /140 × 200/],
  ['cz', 'černá lampa', /čern|antracit/],
  ['cz', 'zelená židle', /zelen/],
  ['cz', 'modrá pohovka', /modr/],
  ['cz', 'postel 140 x 200 cm', /140 × 200/],
  ['tr', 'siyah lamba', /siyah|antrasit/],
  ['tr', 'yeşil sandalye', /yeşil/],
  ['tr', 'gri kanepe', /gri/],
  ['tr', 'karyola 140x200', /140 × 200/],
  ['b2bTr', 'siyah lamba', /siyah|antrasit/],
];

test.each(asked)('on %s "%s" shows what was asked for on every card', async (site, term, title) => {
  const shown = (await search(site, term)).map((card) => card.title);
  expect(shown).not.toEqual([]);
  expect([term, ...shown.filter((one) => !title.test(one))]).toEqual([term]);
});

test.each(['nl', 'be', 'be-fr', 'de', 'uk', 'cz', 'tr', 'b2bTr'])(
  'on %s a card says of its variant what the page of that variant says',
  async (site) => {
    const searches = asked.filter(([where]) => where === site).map(([, term]) => term);
    for (const term of searches) {
      for (const card of await search(site, term)) {
        const product = await ask<Product>(site, `product/${card.vsin}`);
        expect(product).toMatchObject({
          vsin: card.vsin,
          alias: card.alias,
          title: card.title,
          unitPrice: card.unitPrice,
          discountRate: card.discountRate,
        });
        expect(product.media[0]?.newFileName).toBe(card.media[0]?.newFileName);
      }
    }
  },
);

test.each([
  ['nl', 'witte kast', /eik/],
  ['be-fr', 'armoire blanche', /chêne/],
  ['de', 'weißer schrank', /Eiche/],
  ['uk', 'white wardrobe', /oak/],
  ['cz', 'bílá skříň', /dub/],
  ['tr', 'beyaz dolap', /meşe/],
])('on %s "%s" shows what is white before oak that is oiled white', async (site, term, oak) => {
  const titles = (await search(site, term)).map(({ title }) => title);
  const isOak = titles.map((title) => oak.test(title));
  expect(isOak).toContain(false);
  expect(isOak.toSorted()).toEqual(isOak);
});

test('without a colour in the words the usual variant is shown', async () => {
  const usual = new Set((await list('nl', 'type=category&vsin=C1&size=96')).map(({ vsin }) => vsin));
  const shown = (await search('nl', 'bank')).map(({ vsin }) => vsin);
  expect(shown.filter((vsin) => usual.has(vsin))).not.toEqual([]);
  expect((await search('nl', 'oslo')).map(({ title }) => title)).toContain(
    'Oslo 3-zitsbank, zandkleurig linnen',
  );
});

test('a colour chosen as filter comes before one in the words', async () => {
  const shown = await search('nl', 'zwarte lamp', '&colour=white');
  expect(shown).not.toEqual([]);
  for (const { title } of shown) expect(title).toMatch(/wit/);
});

test('a width of beds that was chosen is shown', async () => {
  const shown = await list('nl', 'type=search&term=bed&bedSize=140');
  expect(shown).not.toEqual([]);
  for (const { title } of shown) expect(title).toMatch(/140 × 200/);
});

test('who wants it soon is shown nothing that takes longer', async () => {
  const shown = await search('nl', 'bank groen', '&offer=express');
  expect(shown).not.toEqual([]);
  expect(shown.filter(({ isExpress }) => !isExpress)).toEqual([]);
});

test('the offers of the search field show the colour too', async () => {
  const { products } = await ask<Suggestion>('nl', 'suggest?term=zwarte%20lamp');
  expect(products).not.toEqual([]);
  for (const { title } of products) expect(title).toMatch(/zwart|antraciet/);
});

test('a size is left out as one word, however it was written', async () => {
  for (const [site, term, size] of [
    ['nl', 'vloerkleed 160x230', '160x230'],
    ['uk', 'rug 160 x 230', '160x230'],
    ['de', 'teppich 160 x 230 cm', '160x230'],
  ] as const) {
    const listing = await ask<Listing>(site, `products-listing?type=search&term=${encodeURIComponent(term)}`);
    expect(listing).toMatchObject({ correctedTerm: term.split(' ')[0], missingWords: [size] });
    for (const { title } of listing.products) expect(title).toMatch(/vloerkleed|rug|teppich/i);
  }
});
