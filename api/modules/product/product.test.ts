import { and, eq } from 'drizzle-orm';
import { siteRules } from '../../../sites/rules.ts';
import { dayMs } from '../../contract/calendar.ts';
import type { CategoryNode, Product, ProductCard } from '../../contract/catalogue.ts';
import type { GoesWithCard } from '../../contract/goes-with-card.ts';
import type { Review } from '../../contract/reviews.ts';
import type { Showroom } from '../../contract/showrooms.ts';
import { touchCatalogue } from '../../db/catalogue-version.ts';
import { products, variants } from '../../db/schema/catalogue.ts';
import { priceLog, prices } from '../../db/schema/prices.ts';
import { showroomStock } from '../../db/schema/showrooms.ts';
import { localDate } from '../../runtime/local-date.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readCards } from './cards.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

async function product(vsin: string): Promise<Product> {
  const { items } = await api.get<Product>(`product/${vsin}`);
  const [item] = items;
  if (!item) throw new Error(`No product ${vsin}`);
  return item;
}

async function variantId(vsin: string): Promise<number> {
  const [row] = await api.db.select({ id: variants.id }).from(variants).where(eq(variants.vsin, vsin));
  return row?.id ?? 0;
}

async function setPrice(vsin: string, log: readonly (readonly [amount: number, daysAgo: number])[]) {
  const id = await variantId(vsin);
  await api.db.delete(priceLog).where(eq(priceLog.variantId, id));
  for (const [amount, daysAgo] of log) {
    const since = new Date(api.clock.now.getTime() - daysAgo * dayMs);
    await api.db.insert(priceLog).values({ variantId: id, site: 'nl', amount, since });
  }
  await api.db
    .update(prices)
    .set({ amount: log.at(-1)?.[0] ?? 0 })
    .where(eq(prices.variantId, id));
}

const dutch = { site: siteRules.nl, language: 'nl' } as const;

/** Its room was taken with another cover. */
const oatBergen = 'V100603';

describe('the product page', () => {
  test('shows one variant with the place of its product in the tree', async () => {
    const oslo = await product('V100101');
    expect(oslo).toMatchObject({ productId: 'V100101', category: { vsin: 'C112' } });
    expect(oslo.breadcrumbs.map((link) => link.vsin)).toEqual(['C1', 'C11', 'C112']);
    expect(oslo.dimensions).toMatchObject({ widthCm: 212, depthCm: 94 });
    expect(oslo.maker.postalAddress).not.toBe('');
    expect(oslo.related.map((card) => card.vsin)).not.toContain('V100101');
    expect(oslo.related.length).toBeGreaterThan(0);
  });

  test('of a table names the chairs that fit under it, of a chair the tables, and what else is of the collection', async () => {
    const vsinOf = async (code: string) => {
      const [row] = await api.db
        .select({ vsin: variants.vsin })
        .from(variants)
        .innerJoin(products, and(eq(products.id, variants.productId), eq(products.code, code)))
        .where(eq(variants.isDefault, true));
      return row?.vsin ?? '';
    };
    const reasonsOf = async (code: string) =>
      new Map((await product(await vsinOf(code))).related.map(({ vsin, reason }) => [vsin, reason]));
    const [alma, ella] = [await vsinOf('dining-alma-oak'), await vsinOf('chair-ella-oak')];
    const oslo = await vsinOf('sofa-oslo-3');
    expect((await reasonsOf('dining-alma-oak')).get(ella)).toBe('fits-under');
    expect((await reasonsOf('chair-ella-oak')).get(alma)).toBe('takes-seat');
    expect([...(await reasonsOf('sofa-oslo-3')).values()]).not.toContain('fits-under');
    expect([...(await reasonsOf('sofa-oslo-3')).keys()]).not.toContain(oslo);
    await api.db.update(variants).set({ seatHeightMm: 560 }).where(eq(variants.vsin, ella));
    await touchCatalogue(api.db);
    api.services.catalogue.invalidateVersion();
    expect((await reasonsOf('dining-alma-oak')).get(ella)).not.toBe('fits-under');
    expect((await reasonsOf('chair-ella-oak')).get(alma)).not.toBe('takes-seat');
  });

  test('of several names what goes with them together, with the one it goes with, and no version of them', async () => {
    const ask = async (vsins: string) => (await api.get<GoesWithCard>(`goes-with?vsins=${vsins}`)).items;
    const sofa = 'V100101';
    const cards = await ask(`${sofa},V105101`);
    const titles = new Set(cards.map(({ title }) => title));
    expect(cards.length).toBeGreaterThan(0);
    expect(titles.has((await product(sofa)).title)).toBe(false);
    expect(cards.every(({ isAvailable }) => isAvailable)).toBe(true);
    const reasons = cards.map(({ reason }) => reason !== null);
    expect(reasons).toEqual([...reasons].sort((one, other) => Number(other) - Number(one)));
    const [first] = cards;
    const beside = await product(first?.besideVsin ?? '');
    expect(beside.related.find(({ vsin }) => vsin === first?.vsin)?.reason).toBe(first?.reason);
    expect(await ask('V999999999')).toEqual([]);
  });

  test('says what its drawing cannot read off the dimensions', async () => {
    expect(await product('V100601')).toMatchObject({
      outline: 'corner-sofa',
      outlineDetails: { count: 3, armWidthCm: 20, bodyDepthCm: 94, chaise: 'right' },
    });
    expect((await product('V100301')).outlineDetails.count).toBe(2);
    expect((await product('V105101')).outline).toBe('arc-lamp');
  });

  test.each([
    ['nl', 'Oslo 3-zitsbank, marineblauwe weefstof', 'Chenille grijsblauw', 'Weefstof marine'],
    ['de', '3-Sitzer-Sofa Oslo, marineblauer Webstoff', 'Graublaue Chenille', 'Marineblauer Webstoff'],
    ['uk', 'Oslo 3-seater sofa, navy weave', 'Blue chenille', 'Navy weave'],
    [
      'cz',
      'Trojmístná pohovka Oslo, námořnicky modrá tkanina',
      'Šedomodrá žinylka',
      'Námořnicky modrá tkanina',
    ],
    ['tr', 'Oslo üçlü kanepe, lacivert dokuma kumaş', 'Gri mavi şönil kumaş', 'Lacivert dokuma kumaş'],
    ['b2bTr', 'Oslo üçlü kanepe, lacivert dokuma kumaş', 'Gri mavi şönil kumaş', 'Lacivert dokuma kumaş'],
  ])('on %s names the product, its choices and its pictures', async (site, title, shows, colour) => {
    const [oslo] = (await api.get<Product>(`/api/${site}/product/V100105`)).items;
    expect(oslo?.title).toBe(title);
    expect(oslo?.media.find(({ kind }) => kind === 'room')?.shows).toBeNull();
    const [bergen] = (await api.get<Product>(`/api/${site}/product/${oatBergen}`)).items;
    expect(bergen?.media.find(({ kind }) => kind === 'room')?.shows).toBe(shows);
    expect(oslo?.media[0]?.alt.split(', ')[0]).toBe(title.split(', ')[0]);
    const colours = oslo?.options.find((option) => option.code === 'colour')?.values;
    expect(colours?.find((value) => value.isSelected)?.title).toBe(colour);
  });

  test('each option value leads to the sibling that keeps the other options', async () => {
    const oslo = await product('V100101');
    expect(oslo.options.length).toBeGreaterThan(0);
    for (const option of oslo.options) {
      expect(option.values.filter((value) => value.isSelected)).toHaveLength(1);
      for (const value of option.values) {
        const sibling = await product(value.vsin);
        expect(sibling.alias).toBe(value.alias);
        const chosen = sibling.options.find((one) => one.code === option.code)?.values;
        expect(chosen?.find((one) => one.isSelected)?.value).toBe(value.value);
      }
    }
  });

  test('furniture is said to come into the room where its tag is the one of the specification', async () => {
    const read = async (site: string, vsin: string) =>
      (await api.get<Product>(`/api/${site}/product/${vsin}`)).items[0];
    const [czech, dutch] = await Promise.all([read('cz', 'V100101'), read('nl', 'V100101')]);
    expect(czech?.highlights).toContain('doorDelivery');
    expect(dutch?.highlights).not.toContain('doorDelivery');
    expect(czech?.tags.find(({ alias }) => alias.cs === 'vynos-do-bytu')?.isInternal).toBe(true);
    const { items: pages } = await api.get<{ alias: string }>('/api/cz/web/pages');
    expect(pages.map(({ alias }) => alias)).not.toContain('vynos-do-bytu');
  });

  test('highlights follow order and limit of the remote config', async () => {
    const { highlightOrder, highlightLimit } = api.config;
    api.config.highlightOrder = ['warranty', 'expressDelivery'];
    api.config.highlightLimit = 1;
    expect((await product('V100101')).highlights).toEqual(['warranty']);
    Object.assign(api.config, { highlightOrder, highlightLimit });
  });

  test('a sofa is upholstered, a lamp and a pot are not', async () => {
    expect((await product('V100101')).isUpholstered).toBe(true);
    expect((await product('V105101')).isUpholstered).toBe(false);
    expect((await product('V105801')).isUpholstered).toBe(false);
  });

  test('a sold-out variant cannot be ordered, one beyond stock can', async () => {
    const sell = (onHand: number | null, inventoryPolicy: 'deny' | 'continue') =>
      api.db.update(variants).set({ onHand, inventoryPolicy }).where(eq(variants.vsin, 'V100102'));
    await sell(0, 'deny');
    expect(await product('V100102')).toMatchObject({
      isAvailable: false,
      badges: ['collection', 'sold-out'],
    });
    const expectOn = (restockOn: string | null) =>
      api.db.update(variants).set({ restockOn }).where(eq(variants.vsin, 'V100102'));
    const restockDate = async () => (await product('V100102')).restockDate;
    expect(await restockDate()).toBeNull();
    await expectOn('2027-01-12');
    expect(await restockDate()).toBe('2027-01-12');
    const [card] = (await api.get<ProductCard>('product-cards?vsins=V100102')).items;
    expect(card?.restockDate).toBe('2027-01-12');
    // The day has come, and nothing with it: that is no promise any more.
    await expectOn(localDate(api.clock.now, 'Europe/Amsterdam'));
    expect(await restockDate()).toBeNull();
    await expectOn('2027-01-12');
    await sell(2, 'deny');
    expect(await restockDate()).toBeNull();
    await expectOn(null);
    const last = await product('V100102');
    expect(last).toMatchObject({ isAvailable: true, maxQuantity: 2, onHand: 2 });
    expect(last.badges).toContain('last-items');
    await sell(0, 'continue');
    expect(await product('V100102')).toMatchObject({ isAvailable: true, maxQuantity: 50 });
  });

  test.each(['V999999999', 'V1', 'C11', 'v100101', 'V100101x', "V1'--"])('%s is not found', async (vsin) => {
    const answer = await api.get(`product/${encodeURIComponent(vsin)}`);
    expect([answer.status, answer.error?.code]).toEqual([404, 'product-not-found']);
  });
});

describe('the struck-through price', () => {
  test('is the lowest of the 30 days before the reduction, on page and card alike', async () => {
    await setPrice('V100101', [
      [129_900, 100],
      [119_900, 20],
      [99_900, 3],
    ]);
    const page = await product('V100101');
    expect(page).toMatchObject({
      generalMarketPrice: { amount: 119_900, currency: 'EUR' },
      discountRate: 16,
    });
    expect(page.badges).toContain('sale');
    const [card] = await readCards(api.services, dutch, [1]);
    expect(card).toMatchObject({ generalMarketPrice: page.generalMarketPrice, discountRate: 16 });
  });

  test('is missing when the price rose and without a log', async () => {
    await setPrice('V100101', [
      [99_900, 100],
      [129_900, 3],
    ]);
    expect(await product('V100101')).toMatchObject({ generalMarketPrice: null, discountRate: 0 });
    await api.db.delete(priceLog).where(eq(priceLog.variantId, await variantId('V100101')));
    expect((await product('V100101')).generalMarketPrice).toBeNull();
  });
});

describe('cards', () => {
  test('come in the order asked for, without doubles and without products that are not sold', async () => {
    const cards = await readCards(api.services, dutch, [9, 3, 9, 424_242, 1]);
    expect(cards.map((card) => card.vsin.slice(0, 5))).toEqual(['V1009', 'V1003', 'V1001']);
    expect(await readCards(api.services, dutch, [])).toEqual([]);
  });

  test('and pages show at once what has been written past the API: a name, a picture, a price, a stock', async () => {
    const seen = async () => {
      const [card] = await readCards(api.services, dutch, [4]);
      const page = await product(card?.vsin ?? '');
      return { card, page };
    };
    const { card, page } = await seen();
    const ofVariant = eq(variants.vsin, page.vsin);
    const [row] = await api.db.select().from(variants).where(ofVariant);
    if (!row) throw new Error('There is no such variant.');
    const named = { title: { ...row.title, nl: 'Bank zonder weerga' }, media: row.media.slice(0, 1) };
    await api.db.update(variants).set(named).where(ofVariant);
    const renamed = await seen();
    expect([renamed.card?.title, renamed.page.title]).toEqual(['Bank zonder weerga', 'Bank zonder weerga']);
    expect([renamed.card?.media, renamed.page.media].map((media) => media?.length)).toEqual([1, 1]);
    await api.db
      .update(prices)
      .set({ amount: 12_345 })
      .where(and(eq(prices.variantId, row.id), eq(prices.site, 'nl')));
    await api.db.update(variants).set({ onHand: 0, inventoryPolicy: 'deny' }).where(ofVariant);
    const { card: soldOut, page: soldOutPage } = await seen();
    expect([soldOut?.unitPrice.amount, soldOutPage.unitPrice.amount]).toEqual([12_345, 12_345]);
    expect([soldOut?.isAvailable, soldOutPage.onHand]).toEqual([false, 0]);
    const { title, media, onHand, inventoryPolicy } = row;
    await api.db.update(variants).set({ title, media, onHand, inventoryPolicy }).where(ofVariant);
    await api.db
      .update(prices)
      .set({ amount: card?.unitPrice.amount ?? 0 })
      .where(and(eq(prices.variantId, row.id), eq(prices.site, 'nl')));
    expect((await seen()).card).toEqual(card);
  });

  test('of variants come as they were asked for', async () => {
    const ask = (vsins: string) => api.get<ProductCard>(`product-cards?vsins=${vsins}`);
    const { items } = await ask('V100102,V100101,V999999,V100102');
    expect(items.map((card) => card.vsin)).toEqual(['V100102', 'V100101']);
    expect(items[0]?.title).not.toBe(items[1]?.title);
    for (const wrong of ['', 'C11', 'V1;V2', Array(25).fill('V100101').join(',')])
      expect((await ask(wrong)).error?.code).toBe('invalid-input');
  });

  test('show the variant in the colour that was chosen, if its price fits', async () => {
    const [green] = await readCards(api.services, dutch, [1], { colourFamilies: ['green'] });
    expect(green?.title).toMatch(/salie/);
    const tooDear = { colourFamilies: ['green'], priceMinor: { min: null, max: 100 } };
    const [plain] = await readCards(api.services, dutch, [1], tooDear);
    expect(plain?.vsin).toBe('V100101');
  });

  test('show the same finish while pointed at, in a room or from a second angle, or nothing else', async () => {
    const everything = await api.db.select({ vsin: variants.vsin, media: variants.media }).from(variants);
    const rooms = new Set<string>();
    for (let start = 0; start < everything.length; start += 24) {
      const some = everything.slice(start, start + 24).map(({ vsin }) => vsin);
      const { items } = await api.get<ProductCard>(`product-cards?vsins=${some.join(',')}`);
      for (const { vsin, media } of items) {
        const [first, second] = media;
        expect([vsin, second?.shows ?? first?.shows]).toEqual([vsin, first?.shows]);
        if (second) expect([vsin, second.kind]).not.toEqual([vsin, 'detail']);
        if (second?.kind === 'room') rooms.add(vsin);
      }
    }
    // Bergen stands in its room in blue, and in stone grey in a picture of its own.
    expect(rooms.has('V100601')).toBe(true);
    expect(rooms.has(oatBergen)).toBe(false);
    expect(rooms.has('V101401')).toBe(true);
    expect(rooms.size).toBeGreaterThan(20);
  });

  test('show at most five swatches and count all', async () => {
    const rows = await api.db.select({ id: products.id }).from(products);
    const cards = await readCards(
      api.services,
      dutch,
      rows.map((row) => row.id),
    );
    expect(cards.some((card) => card.swatchCount > 1)).toBe(true);
    for (const card of cards) {
      expect(card.swatches.length).toBe(Math.min(5, card.swatchCount));
      expect(card.swatchCount).not.toBe(1);
    }
  });
});

describe('reviews', () => {
  test('come ten a page, those in the language of the shop and then the newest first, and end with an empty page', async () => {
    const { rating } = await product('V100101');
    const seen: Review[] = [];
    for (let page = 1; ; page += 1) {
      const { items } = await api.get<Review>(`reviews/V100101?page=${page}`);
      expect(items.length).toBeLessThanOrEqual(10);
      if (items.length === 0) break;
      seen.push(...items);
    }
    expect(seen).toHaveLength(rating?.count ?? 0);
    const order = seen.map(({ date, language }) => `${language === 'nl' ? 2 : 1} ${date}`);
    expect(order).toEqual([...order].sort().reverse());
    expect(seen.some(({ language }) => language !== 'nl')).toBe(true);
    const mean = seen.reduce((sum, review) => sum + review.rating, 0) / seen.length;
    expect(rating?.average).toBeCloseTo(mean, 1);
  });

  test.each([
    ['reviews/V999999', 404, 'product-not-found'],
    ['reviews/V100101?page=0', 400, 'invalid-page'],
    ['reviews/V100101?page=x', 400, 'invalid-page'],
  ])('%s is answered with %i', async (path, status, code) => {
    const answer = await api.get(path);
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
  });
});

test('the category tree has eight roots and three levels, and no empty category', async () => {
  const { items } = await api.get<CategoryNode>('categories');
  expect(items.map((node) => node.vsin)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8']);
  const sofas = items[0]?.children[0];
  expect(sofas?.children.map((node) => node.alias)).toContain('hoekbanken');
});

test('showrooms are those of the site; a product names those that show it', async () => {
  const { items } = await api.get<Showroom>('showrooms');
  expect(items.map((room) => room.id).sort()).toEqual(['amsterdam', 'eindhoven', 'rotterdam', 'utrecht']);
  const id = await variantId('V100601');
  await api.db.delete(showroomStock).where(eq(showroomStock.variantId, id));
  await api.db.insert(showroomStock).values([
    { showroomId: 'utrecht', variantId: id },
    { showroomId: 'gent', variantId: id },
  ]);
  expect((await product('V100601')).showrooms).toEqual([{ id: 'utrecht', name: 'Linden Utrecht' }]);
});
