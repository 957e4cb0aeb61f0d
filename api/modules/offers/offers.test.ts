import { type OfferCard, offerPlacements } from '../../contract/offers.ts';
import { offerCards } from '../../db/schema/content.ts';
import { offerRows } from '../../db/seed/content/seed-content.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db.insert(offerCards).values({
    id: 'switched-off',
    site: 'nl',
    placement: 'headerTop',
    device: 'both',
    position: 0,
    text: { nl: 'Oud' },
    conditions: {},
    isActive: false,
  });
});
afterAll(() => api.close());

const idsFor = async (where: string) =>
  (await api.get<OfferCard>(`offercard?where=${encodeURIComponent(where)}`)).items.map((card) => card.id);

describe('GET offercard', () => {
  it('gives the active cards of the header in their order', async () => {
    const { items } = await api.get<OfferCard>('offercard');
    expect(items.length).toBeGreaterThan(0);
    expect(items.every((card) => card.placement === 'headerTop')).toBe(true);
    expect(items.map((card) => card.order)).toEqual(items.map((card) => card.order).sort((a, b) => a - b));
    expect(items.map((card) => card.id)).not.toContain('switched-off');
  });

  it('gives a card of a category also below it, but not beside it', async () => {
    expect(await idsFor('c:C11')).toContain('nl-banken-advies');
    expect(await idsFor('c:C112')).toContain('nl-banken-advies');
    expect(await idsFor('c:C1')).not.toContain('nl-banken-advies');
    expect(await idsFor('c:C21')).not.toContain('nl-banken-advies');
  });

  it('follows the basket from nearly to fully free delivery', async () => {
    const basketCards = async (amountMinor: number) =>
      (await idsFor(`b:${amountMinor}`)).filter((id) => id.startsWith('nl-mandje'));
    expect(await basketCards(39_999)).toEqual([]);
    expect(await basketCards(40_000)).toEqual(['nl-mandje-bijna']);
    expect(await basketCards(50_000)).toEqual(['nl-mandje-gratis']);
  });

  it.each([
    ['br:linden', { brand: ['Linden'] }],
    ['p:V100101', { product: ['V100101'] }],
    ['t:T12', { tag: ['T12'] }],
    ['s:buyer,basket', { visitor: ['buyer'] }],
    ['c:C112;br:Linden;b:200000', { category: ['C1'], brand: ['Linden'], totalBasket: ['150000-'] }],
  ])('gives a card whose conditions are met by %s', async (where, conditions) => {
    const id = `test-${where}`;
    await api.db.insert(offerCards).values({
      ...{ id, site: 'nl', placement: 'product', device: 'both', position: 9 },
      ...{ text: { nl: 'Kaart' }, conditions },
    });
    expect(await idsFor(where)).toContain(id);
    expect(await idsFor('c:C8;br:Ander;p:V1;t:T99;b:1')).not.toContain(id);
  });

  it('has cards for every placement of the Dutch shop', () => {
    const dutch = offerRows.filter(({ site }) => site === 'nl').map(({ placement }) => placement);
    expect(new Set(dutch)).toEqual(new Set(offerPlacements));
  });

  it('speaks the language of the site', async () => {
    const { items } = await api.get<OfferCard>('/api/de/offercard');
    expect(items.map((card) => card.text)).toContain(
      'Kostenlose Rückgabe innerhalb von 14 Tagen: Möbel holen wir ab',
    );
  });

  it.each(['x:1', 'zomaar', 'b:veel'])('refuses where=%s', async (where) => {
    const { status, error } = await api.get(`offercard?where=${encodeURIComponent(where)}`);
    expect([status, error?.code]).toEqual([400, 'invalid-input']);
  });
});
