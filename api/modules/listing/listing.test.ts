import type { Listing } from '../../contract/listing.ts';
import { type ListingType, sortCodes } from '../../contract/listing-query.ts';
import { clientIpHeader } from '../../contract/transport.ts';
import { internalClient } from '../../http/client-ip.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function list(query: string): Promise<Listing> {
  const { items } = await api.get<Listing>(`products-listing?${query}`);
  const [listing] = items;
  if (!listing) throw new Error(`No listing for ${query}`);
  return listing;
}
const titles = (listing: Listing) => listing.products.map((product) => product.title);
const facet = (listing: Listing, code: string) => listing.facets.find((one) => one.code === code);
const counts = (listing: Listing, code: string) =>
  Object.fromEntries((facet(listing, code)?.values ?? []).map(({ value, count }) => [value, count]));

describe('each type of listing', () => {
  test('a category has its path, its sub-categories and the products of its subtree', async () => {
    const banks = await list('type=category&vsin=C11');
    expect(banks).toMatchObject({ type: 'category', vsin: 'C11', alias: 'banken', title: 'Banken', page: 1 });
    expect(banks.breadcrumbs.map((link) => link.vsin)).toEqual(['C1', 'C11']);
    expect(banks.subCategories.map((link) => link.vsin)).toEqual(['C111', 'C112', 'C113']);
    expect(banks.total).toBe(banks.subCategories.reduce((sum, link) => sum + link.count, 0));
    expect(banks.products).toHaveLength(banks.total);
  });

  test.each<[ListingType, string]>([
    ['collection', '&vsin=CL1'],
    ['tag', '&vsin=T1'],
    ['newest', ''],
    ['express', ''],
    ['showroom', ''],
    ['showroom', '&showroomId=utrecht'],
    ['search', '&term=tafel'],
  ])('%s%s has products and its own name', async (type, rest) => {
    const listing = await list(`type=${type}${rest}`);
    expect(listing.type).toBe(type);
    expect(listing.title).not.toBe('');
    expect(listing.total).toBeGreaterThan(0);
  });

  test('express shows express products only, newest begins with the newest', async () => {
    const express = await list('type=express&size=96');
    expect(express.products.every((product) => product.isExpress)).toBe(true);
    expect((await list('type=newest')).sort).toBe('newest');
  });

  test('one showroom has fewer products than all together', async () => {
    const all = await list('type=showroom');
    const one = await list('type=showroom&showroomId=utrecht');
    expect(one.total).toBeLessThan(all.total);
    expect(one.title).toContain('Utrecht');
  });

  test('newest keeps to the days of the remote config', async () => {
    const days = api.config.PRODUCT_NEW_PRODUCTS_MAX_DAY;
    const all = await list('type=newest');
    api.config.PRODUCT_NEW_PRODUCTS_MAX_DAY = 120;
    const fresh = await list('type=newest');
    api.config.PRODUCT_NEW_PRODUCTS_MAX_DAY = days;
    expect(fresh.total).toBeGreaterThan(0);
    expect(fresh.total).toBeLessThan(all.total);
    expect(fresh.products.every((product) => product.badges.includes('new'))).toBe(true);
  });
});

test('in maintenance a browser is refused, and the shop may read on for its own pages', async () => {
  const ask = (client: string) =>
    api.request('products-listing?type=newest', { headers: { [clientIpHeader]: client } });
  api.config.maintenanceMode = true;
  const [refused, own] = [await ask('192.0.2.1'), await ask(internalClient)];
  api.config.maintenanceMode = false;
  expect([refused.status, own.status]).toEqual([503, 200]);
  expect((await ask('192.0.2.1')).status).toBe(200);
});

describe('order and pages', () => {
  test.each(sortCodes.filter((code) => code !== 'relevance'))('sorted by %s', async (sort) => {
    const listing = await list(`type=category&vsin=C3&sort=${sort}&size=96`);
    expect(listing.sort).toBe(sort);
    const prices = listing.products.map((product) => product.unitPrice.amount);
    const ascending = [...prices].sort((a, b) => a - b);
    if (sort === 'price-asc') expect(prices).toEqual(ascending);
    if (sort === 'price-desc') expect(prices).toEqual(ascending.reverse());
    if (sort === 'rating') {
      const stars = listing.products.map((product) => product.rating?.average ?? 0);
      expect(stars).toEqual([...stars].sort((a, b) => b - a));
    }
  });

  test('relevance is an order of search only', async () => {
    expect((await list('type=category&vsin=C3&sort=relevance')).sort).toBe('popular');
    expect((await list('type=search&term=stoel')).sort).toBe('relevance');
    expect((await list('type=search&term=')).sort).toBe('popular');
  });

  test('pages together give every product once', async () => {
    const first = await list('type=search&term=');
    expect(first.pageCount).toBe(Math.ceil(first.total / 24));
    const seen: string[] = [];
    for (let page = 1; page <= first.pageCount; page += 1)
      seen.push(...(await list(`type=search&term=&page=${page}`)).products.map((product) => product.vsin));
    expect(new Set(seen).size).toBe(first.total);
    expect(seen).toHaveLength(first.total);
  });
});

describe('what does not exist', () => {
  test('a page beyond the last is refused with the number of the last', async () => {
    const { status, error } = await api.get('products-listing?type=category&vsin=C11&page=99');
    expect([status, error?.code]).toEqual([400, 'invalid-page']);
    expect(error?.fields).toEqual([{ property: 'page', message: 'Kies een waarde van hoogstens 1' }]);
  });

  test('an unknown type of listing is refused with the types there are', async () => {
    const { error } = await api.get('products-listing?type=robot');
    expect(error?.fields?.[0]?.message).toContain('category, collection');
  });
});

describe('facets', () => {
  test('a choice narrows the other facets and leaves its own alone; dead values stay at 0', async () => {
    const all = await list('type=category&vsin=C1');
    const beige = await list('type=category&vsin=C1&colour=beige');
    expect(counts(beige, 'colour')).toEqual(counts(all, 'colour'));
    expect(beige.total).toBe(counts(all, 'colour').beige);
    expect(Object.keys(counts(beige, 'material'))).toEqual(Object.keys(counts(all, 'material')));
    expect(Object.values(counts(beige, 'material'))).toContain(0);
    expect(facet(beige, 'colour')?.values.filter((value) => value.isSelected)).toHaveLength(1);
  });

  test('a colour or size that every product comes in is offered: its variants are then shown', async () => {
    const beds = await list('type=category&vsin=C21');
    expect(counts(beds, 'bedSize')).toEqual({ 140: 3, 160: beds.total, 180: beds.total });
    const blue = await list('type=search&term=blauwe bank');
    expect(counts(blue, 'colour').blue).toBe(blue.total);
    // Of what does not tell variants apart it is no choice.
    expect(Object.values(counts(beds, 'material'))).not.toContain(beds.total);
  });

  test('a colour and a material are found where one variant has both, which is then shown', async () => {
    const sofas = 'type=category&vsin=C11';
    const green = await list(`${sofas}&colour=green`);
    const weave = await list(`${sofas}&colour=green&material=weave`);
    const linen = await list(`${sofas}&colour=green&material=linen`);
    // There are green sofas, and sofas in linen that come in green too, but none in green linen.
    expect(green.total).toBeGreaterThan(0);
    expect(counts(green, 'material').linen).toBe(0);
    expect(linen.total).toBe(0);
    expect(counts(linen, 'colour').green).toBe(0);
    expect(counts(linen, 'colour').beige).toBeGreaterThan(0);
    expect(weave.total).toBe(counts(green, 'material').weave);
    for (const { title } of weave.products) expect(title).toContain('saliegroene weefstof');
    // What no colour decides, as legs of oak, goes with all.
    expect(counts(green, 'material').oak).toBeGreaterThan(0);
    const inLinen = await list(`${sofas}&material=linen`);
    for (const { title } of inLinen.products) expect(title).toContain('linnen');
  });

  test('each count is what choosing the value gives', async () => {
    const filters = 'type=category&vsin=C3&price=100-1200';
    const listing = await list(filters);
    const materials = Object.entries(counts(listing, 'material'));
    expect(materials.length).toBeGreaterThan(3);
    for (const [value, count] of materials)
      expect((await list(`${filters}&material=${value}`)).total).toBe(count);
  });

  test('a range keeps its own limits and narrows those of the others', async () => {
    const all = await list('type=category&vsin=C1');
    const cheap = await list('type=category&vsin=C1&price=-500');
    expect(facet(cheap, 'price')?.range).toMatchObject({ ...facet(all, 'price')?.range, to: 500 });
    expect(facet(cheap, 'width')?.range?.max).toBeLessThan(facet(all, 'width')?.range?.max ?? 0);
    expect(cheap.products.every((product) => product.unitPrice.amount <= 50_000)).toBe(true);
  });

  test('a size is found that is not the usual one, and shown; a gap between two is no size', async () => {
    const wide = await list('type=category&vsin=C7&width=290-310');
    expect(titles(wide).join()).toMatch(/300/);
    const sofas = await list('type=category&vsin=C11&width=231-233');
    expect(titles(sofas)).toEqual([expect.stringMatching(/^Oslo 3-zitsbank.*232 cm$/)]);
    expect((await list('type=category&vsin=C11&width=228-231')).total).toBe(0);
    expect(facet(await list('type=category&vsin=C7'), 'width')?.range?.max).toBeGreaterThanOrEqual(300);
  });

  test('facts of a kind are its filters, and what none or all of it have is none', async () => {
    const sofas = await list('type=category&vsin=C11');
    expect(facet(sofas, 'seatDepth')?.range).toMatchObject({ min: 56, max: 60, unit: 'cm' });
    expect(facet(sofas, 'shelfLoad')).toBeUndefined();
    const { total } = sofas;
    for (const { values } of sofas.facets) for (const { count } of values) expect(count).toBeLessThan(total);
    const deep = await list('type=category&vsin=C1&seatDepth=58-');
    expect(deep.total).toBeGreaterThan(0);
    for (const title of titles(deep)) expect(title).toMatch(/bank/);
    const removable = await list('type=category&vsin=C11&feature=removable-cover');
    expect(removable.total).toBe(counts(sofas, 'feature')['removable-cover']);
    expect(titles(removable).join()).not.toContain('leer');
  });

  test('few products are not told apart by more values than there are of them', async () => {
    const sofas = await list('type=category&vsin=C11');
    const features = Object.values(counts(sofas, 'feature'));
    expect(features.length).toBeGreaterThan(0);
    expect(features.length).toBeLessThanOrEqual(sofas.total);
    // But what is looked for is found, also where one has it.
    expect(counts(sofas, 'material')).toMatchObject({ leather: 1, velvet: 1 });
  });

  test('values of other parts of the shop do not show', async () => {
    expect(Object.keys(counts(await list('type=category&vsin=C7'), 'material'))).not.toContain('velvet');
  });

  test('a colour is shown by the variant that has it', async () => {
    const green = await list('type=category&vsin=C11&colour=green');
    expect(titles(green).length).toBeGreaterThan(0);
    for (const title of titles(green)) expect(title).toMatch(/groen|salie/);
  });

  test('filters that leave nothing give an empty page', async () => {
    const none = await list('type=category&vsin=C1&price=99999-');
    expect(none).toMatchObject({ total: 0, pageCount: 0, products: [] });
  });
});

describe('bad input', () => {
  test.each([
    ['', 400, 'invalid-input'],
    ['type=everything', 400, 'invalid-input'],
    ['type=category', 400, 'invalid-input'],
    ['type=category&vsin=C999999', 404, 'resource-not-found'],
    ['type=category&vsin=CL1', 404, 'resource-not-found'],
    ['type=category&vsin=%27%3B--', 404, 'resource-not-found'],
    ['type=collection&vsin=CL99', 404, 'resource-not-found'],
    ['type=tag&vsin=T99', 404, 'resource-not-found'],
    ['type=showroom&showroomId=atlantis', 404, 'resource-not-found'],
    ['type=showroom&showroomId=antwerpen', 404, 'resource-not-found'],
    ['type=category&vsin=C1&colour=octarine', 400, 'unknown-facet'],
    ['type=category&vsin=C1&colour=BEIGE', 400, 'unknown-facet'],
    ['type=category&vsin=C1&shape=round', 400, 'unknown-facet'],
    ['type=category&vsin=C1&price=900-200', 400, 'unknown-facet'],
    ['type=category&vsin=C1&price=cheap', 400, 'unknown-facet'],
    ['type=category&vsin=C1&width=-', 400, 'unknown-facet'],
    ['type=category&vsin=C1&price=99999999-', 400, 'unknown-facet'],
    ['type=category&vsin=C1&sort=best', 400, 'unknown-sort'],
    ['type=category&vsin=C1&page=0', 400, 'invalid-page'],
    ['type=category&vsin=C1&page=-1', 400, 'invalid-page'],
    ['type=category&vsin=C1&page=1e9', 400, 'invalid-page'],
    ['type=category&vsin=C1&page=999', 400, 'invalid-page'],
    ['type=category&vsin=C1&page=two', 400, 'invalid-page'],
    ['type=category&vsin=C1&size=25', 400, 'invalid-size'],
  ])('"%s" is answered with %i %s', async (query, status, code) => {
    const answer = await api.get(`products-listing?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.error?.code).toBe(code);
  });

  test('marks of advertising are ignored', async () => {
    expect((await list('type=category&vsin=C1&utm_source=mail&gclid=1')).total).toBeGreaterThan(0);
  });
});
