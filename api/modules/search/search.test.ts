import type { Listing, Suggestion } from '../../contract/listing.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function search(term: string, rest = ''): Promise<Listing> {
  const path = `products-listing?type=search&term=${encodeURIComponent(term)}${rest}`;
  const { items, status } = await api.get<Listing>(path);
  expect(status).toBe(200);
  const [listing] = items;
  if (!listing) throw new Error(`No listing for ${term}`);
  return listing;
}
const titles = (listing: Listing) => listing.products.map((product) => product.title);
const vsins = (listing: Listing) => listing.products.map((product) => product.vsin).sort();

describe('words', () => {
  test.each([
    ['hoekbank', 'hoek bank'],
    ['bank', 'sofa'],
    ['vloerkleed', 'karpet'],
    ['tv-meubel', 'televisiemeubel'],
    ['fauteuil', 'FAUTEUILS'],
    ['boucle', 'bouclé'],
  ])('"%s" and "%s" find the same', async (one, other) => {
    const found = vsins(await search(one));
    expect(found.length).toBeGreaterThan(0);
    expect(vsins(await search(other))).toEqual(found);
  });

  test('"tafel eetkamer" finds the dining tables', async () => {
    const found = titles(await search('tafel eetkamer'));
    expect(found).toEqual(expect.arrayContaining([expect.stringContaining('eettafel')]));
    expect(found.join()).not.toContain('stoel');
  });

  test.each([
    ['de', 'esstisch eiche', /Esstisch .*(Eiche|Nussbaum)/],
    ['uk', 'corner sofa', /corner sofa/],
    ['uk', 'settees', /sofa/],
    ['uk', 'l shaped couch', /corner sofa/],
    ['uk', 'two seater sofa', /2-seater sofa/],
    ['uk', 'arm chair', /armchair|lounge chair/],
    ['uk', 'closet', /wardrobe/],
    ['uk', 'credenza', /sideboard/],
    ['uk', 'telly stand', /TV unit/],
    ['uk', 'book shelves', /bookcase|shelving/],
    ['uk', 'bedside cabinet', /bedside table/],
    ['uk', 'nightstand', /bedside table/],
    ['uk', 'standard lamp', /floor lamp/],
    ['uk', 'ceiling light', /pendant light/],
    ['uk', 'fake olive tree', /artificial olive tree/],
    ['uk', 'super king size bed', /bed/],
    ['uk', 'dark green velvet sofa under £1,500', /sofa, forest green velvet/],
    ['uk', 'mustard armchair', /armchair, ochre/],
    ['uk', 'gray sofa', /sofa/],
    ['cz', 'jidelni stul', /[Jj]ídelní stůl/],
    ['cz', 'jídelního stolu', /[Jj]ídelní stůl/],
    ['cz', 'gauč', /[Pp]ohovka/],
    ['cz', 'pohovky do obýváku', /[Pp]ohovka/],
    ['cz', 'kožená sedačka', /Rio/],
    ['cz', 'lustr', /svítidlo/],
    ['cz', 'dubova postel', /Postel/],
    ['cz', 'satnik', /skříň/],
    ['tr', 'yemek masası', /yemek masası/],
  ])('on %s "%s" finds products by their name there', async (site, term, name) => {
    const path = `/api/${site}/products-listing?type=search&term=${encodeURIComponent(term)}`;
    const [listing] = (await api.get<Listing>(path)).items;
    expect(listing?.products[0]?.title).toMatch(name);
  });

  test('every word counts', async () => {
    const [all, green] = [await search('bank'), await search('groene bank')];
    expect(green.total).toBeGreaterThan(0);
    expect(green.total).toBeLessThan(all.total);
  });

  test('what only a description mentions is found when nothing is named so', async () => {
    expect((await search('koudschuim')).total).toBeGreaterThan(0);
    // Descriptions of tables mention sofas; a search for sofas is not about them.
    expect(titles(await search('bank')).join()).not.toContain('tafel');
  });

  test('an article number leads to its product', async () => {
    expect(vsins(await search('v100101'))).toEqual(['V100101']);
  });

  test('an article number of a variant shows that variant, also while it is typed', async () => {
    const [card] = (await search('v100101')).products;
    const other = card?.swatches.find(({ vsin }) => vsin !== card.vsin)?.vsin ?? '';
    expect(vsins(await search(other))).toEqual([other]);
    const [suggestion] = (await api.get<Suggestion>(`suggest?term=${other.toLowerCase()}`)).items;
    expect(suggestion?.products.map(({ vsin }) => vsin)).toEqual([other]);
  });

  test('an unfinished word counts as a beginning', async () => {
    expect(titles(await search('vloerlam'))).toEqual(titles(await search('vloerlamp')));
  });
});

describe('slips of the pen', () => {
  test.each([
    ['hoekbnak', 'hoekbank'],
    ['fouteuil', 'fauteuil'],
    ['eetkamerstol', 'eetkamerstoel'],
    ['dresoir', 'dressoir'],
    ['hoekbank xyzzy', 'hoekbank'],
    ['Groene banck', 'Groene bank'],
  ])('"%s" is read as "%s"', async (typed, meant) => {
    const listing = await search(typed);
    expect(listing.correctedTerm).toBe(meant);
    expect(vsins(listing)).toEqual(vsins(await search(meant)));
    expect(listing.total).toBeGreaterThan(0);
  });

  test('what is right stays as it is', async () => {
    expect((await search('eettafel')).correctedTerm).toBeNull();
  });
});

describe('numbers with units', () => {
  const range = (listing: Listing, code: string) =>
    listing.facets.find((facet) => facet.code === code)?.range;

  test('"onder 1200" is a price', async () => {
    const listing = await search('bank onder 1200');
    expect(range(listing, 'price')).toMatchObject({ from: null, to: 1200 });
    expect(listing.products.every((product) => product.unitPrice.amount <= 120_000)).toBe(true);
    expect(listing.total).toBeLessThan((await search('bank')).total);
  });

  test('a range that was read from the words says so, and is not read where the address asks for that', async () => {
    expect(range(await search('bank onder 1200'), 'price')?.isImplied).toBe(true);
    expect(range(await search('bank onder 1200', '&price=-900'), 'price')?.isImplied).toBe(false);
    const open = await search('bank onder 1200', '&open=price');
    expect(range(open, 'price')).toMatchObject({ from: null, to: null, isImplied: false });
    expect(open.total).toBe((await search('bank')).total);
  });

  test('what is said of people is no price', async () => {
    const tables = await search('eettafel tot 6 personen');
    expect(range(tables, 'persons')).toMatchObject({ from: null, to: 6 });
    expect(tables.total).toBeGreaterThan(0);
    expect(tables.total).toBeLessThan((await search('eettafel')).total);
    expect((await search('kast min 3 lades')).total).toBeGreaterThan(0);
  });

  test('a price that nothing costs is let go if only a number says it, and that is said', async () => {
    const listing = await search('bank onder 6');
    expect(listing.total).toBe((await search('bank')).total);
    expect(listing.unmetRanges).toEqual([{ title: 'Prijs', from: null, to: 6, unit: 'currency' }]);
    expect((await search('bank onder 6 euro')).total).toBe(0);
  });

  test('a price alone finds everything within it', async () => {
    expect((await search('tot 500 euro')).total).toBeGreaterThan(10);
  });

  test('"212 cm" is a width', async () => {
    const listing = await search('bank 212 cm');
    expect(range(listing, 'width')).toMatchObject({ from: 207, to: 217 });
    expect(titles(listing).join()).toContain('Oslo 3-zitsbank');
  });

  test('a width that nothing has is let go', async () => {
    const listing = await search('bank 31 cm');
    expect(range(listing, 'width')).toMatchObject({ from: null, to: null });
    expect(listing.total).toBeGreaterThan(0);
  });

  test('a filter of the address comes before that of the words', async () => {
    expect(range(await search('bank onder 1200', '&price=-2000'), 'price')).toMatchObject({ to: 2000 });
  });
});

describe('odd input', () => {
  test.each([
    "'; DROP TABLE products; --",
    '" OR 1=1',
    ':* & ! | <-> ( ) \\',
    "a:b & 'c'",
    '%_%',
    '🛋️🛋️',
    'de het een',
    'x'.repeat(100),
    'bank '.repeat(20),
    '中文 العربية',
    '-',
    '1e999 cm',
    '٢٠٠ cm',
  ])('%j is answered', async (term) => {
    const listing = await search(term);
    expect(listing.products).toHaveLength(Math.min(listing.total, 24));
    expect((await api.get(`suggest?term=${encodeURIComponent(term)}`)).status).toBe(200);
  });

  test('no term lists everything, signs alone list nothing', async () => {
    expect((await search('')).total).toBeGreaterThan(50);
    expect((await search('🛋️')).total).toBe(0);
  });
});

describe('suggestions', () => {
  async function suggest(term: string, site = 'nl', language = ''): Promise<Suggestion> {
    const headers = { 'accept-language': language };
    const path = `/api/${site}/suggest?term=${encodeURIComponent(term)}`;
    const { items }: { items: Suggestion[] } = await (await api.request(path, { headers })).json();
    const [suggestion] = items;
    if (!suggestion) throw new Error(`Nothing suggested for ${term}`);
    return suggestion;
  }

  test('words, categories and products for a beginning', async () => {
    const { terms, categories, products } = await suggest('hoekb');
    expect(terms).toContain('hoekbank');
    expect(categories.map((link) => link.vsin)).toContain('C113');
    expect(products.map((product) => product.title).join()).toContain('hoekbank');
  });

  test('a price is a price here too, and what is not sold stands for what is shown instead', async () => {
    const cheap = await suggest('bank onder 1200');
    expect(cheap.categories.map(({ title }) => title)).toContain('Banken');
    expect(cheap.products.length).toBeGreaterThan(0);
    for (const { unitPrice } of cheap.products) expect(unitPrice.amount).toBeLessThanOrEqual(120_000);
    expect(await suggest('slaapbank')).toEqual(await suggest('bank'));
    expect(await suggest('canape lit', 'be', 'fr')).toEqual(await suggest('canape', 'be', 'fr'));
  });

  test('before anything is typed the largest categories are offered with their pictures, and what is bought most', async () => {
    const { terms, categories, products } = await suggest('');
    expect(terms).toEqual([]);
    const [listing] = (await api.get<Listing>('products-listing?type=search&sort=popular')).items;
    expect(products).toEqual(listing?.products.slice(0, 4));
    for (const { media } of categories) expect(media).not.toBeNull();
    expect(categories.map(({ title }) => title)).toEqual(expect.arrayContaining(['Banken', 'Eettafels']));
    expect(categories).toHaveLength(6);
  });

  test('suggested phrases have results', async () => {
    const { terms } = await suggest('groene b');
    expect(terms.length).toBeGreaterThan(0);
    for (const term of terms) expect((await search(term)).total).toBeGreaterThan(0);
  });

  test('a mistyped word is corrected', async () => {
    expect((await suggest('fouteuil')).terms).toContain('fauteuil');
  });

  test('are spelled with their accents, also where none were typed', async () => {
    expect((await suggest('zidl', 'cz')).terms).toContain('židle');
    expect((await suggest('jidelni st', 'cz')).terms).toContain('jídelní stůl');
    const { items } = await api.get<Listing>('/api/cz/products-listing?type=search&term=zdile');
    expect(items[0]?.correctedTerm).toBe('židle');
  });

  test('name the category whatever the form of the word', async () => {
    const { categories } = await suggest('pohovku', 'cz');
    expect(categories.map((link) => link.vsin)).toContain('C11');
  });

  test('nothing for nothing', async () => {
    expect(await suggest('!?')).toEqual({ terms: [], categories: [], products: [] });
  });
});
