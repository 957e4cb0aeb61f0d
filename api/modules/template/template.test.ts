import { count, eq, sql } from 'drizzle-orm';
import { pictureFacts } from '../../../config/pictures/facts.ts';
import type { ProductCard } from '../../contract/catalogue.ts';
import type { Place } from '../../contract/places.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { templates } from '../../db/schema/content.ts';
import { prices } from '../../db/schema/prices.ts';
import { showrooms } from '../../db/schema/showrooms.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

type Context = {
  products?: ProductCard[];
  places?: Place[];
  tiles?: { link: string }[];
  facts?: { value: string; label: string }[];
  body?: string;
  [key: string]: unknown;
};
type Slot = { id: string; snippetCode: string; context: Context };
type Template = { alias: string; seoInfo: { title: Record<string, string> }; slots: Slot[] };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function read(path: string): Promise<Template> {
  const { status, items } = await api.get<Template>(path);
  const [template] = items;
  if (status !== 200 || !template) throw new Error(`No template at ${path}: ${status}`);
  return template;
}

/** Stores a page whose slots nobody has checked, and reads it back. */
async function readStored(slots: Slot[]): Promise<Template> {
  const alias = `test-${Math.random().toString(36).slice(2, 10)}`;
  await api.db.insert(templates).values({
    site: 'nl',
    language: 'nl',
    device: 'desktop',
    alias,
    seoInfo: { title: { nl: 'Proef' }, description: { nl: 'Proef' } },
    slots,
  });
  return read(`template/${alias}`);
}

const cardsOf = (slot: Slot | undefined) => slot?.context.products ?? [];

describe('GET template/{alias}', () => {
  it('gives the home page with at least six kinds of snippets', async () => {
    const { slots } = await read('template/index');
    expect(new Set(slots.map((slot) => slot.snippetCode)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(slots.map((slot) => slot.id)).size).toBe(slots.length);
  });

  it('fills product snippets with cards and keeps the query to itself', async () => {
    const { slots } = await read('template/index');
    const filled = slots.filter((slot) => 'products' in slot.context);
    expect(filled.map((slot) => slot.snippetCode)).toEqual(['hero-products', 'dynamic-products']);
    for (const slot of filled) {
      expect(cardsOf(slot).length).toBeGreaterThan(3);
      expect(slot.context).not.toHaveProperty('source');
    }
  });

  it('has its own order and length on mobile', async () => {
    const desktop = await read('template/index');
    const mobile = await read('template/index/mobile');
    expect(mobile.slots.length).toBeLessThan(desktop.slots.length);
    expect(mobile.slots.map((slot) => slot.id)).not.toEqual(desktop.slots.map((slot) => slot.id));
  });

  it('answers in the language asked for, otherwise in that of the site', async () => {
    const titles = async (language: string) => {
      const response = await api.request('/api/be/template/index', {
        headers: { 'accept-language': language },
      });
      const body: { items: Template[] } = JSON.parse(await response.text());
      return Object.keys(body.items[0]?.seoInfo.title ?? {});
    };
    expect(await titles('fr-BE')).toEqual(['fr']);
    expect(await titles('tr-TR')).toEqual(['nl']);
  });

  it('finds the franchise page by its other alias', async () => {
    expect((await read('template/linden-salespoint')).alias).toBe('linden-franchise');
  });

  it.each(['nergens', 'a.b', `${'a'.repeat(200)}`, '-'])('does not find %s', async (alias) => {
    const { status, error } = await api.get(`template/${alias}`);
    expect([status, error?.code]).toEqual([404, 'template-not-found']);
  });

  it('lists the showrooms of the site with a way to what stands there', async () => {
    const { slots } = await read('template/showrooms');
    const tiles = slots.find((slot) => slot.id === 'adressen')?.context.tiles as unknown as {
      link: string;
      mapsLink: string;
    }[];
    const rows = await api.db
      .select({ id: showrooms.id, mapsLink: showrooms.mapsLink })
      .from(showrooms)
      .where(eq(showrooms.site, 'nl'));
    expect(tiles.map((tile) => tile.link).sort()).toEqual(
      rows.map((row) => `/showroom-products?showroomId=${row.id}`).sort(),
    );
    expect(tiles.map((tile) => tile.mapsLink).sort()).toEqual(rows.map((row) => row.mapsLink).sort());
  });

  it('counts the figures it shows', async () => {
    const { slots } = await read('template/about-us');
    const facts = slots.find((slot) => slot.snippetCode === 'dynamic-info')?.context.facts ?? [];
    const [row] = await api.db.select({ total: count() }).from(prices).where(eq(prices.site, 'nl'));
    expect(facts.find((fact) => fact.label.startsWith('uitvoeringen'))?.value).toBe(String(row?.total));
  });
});

it('writes figures in the language of the page, not in the first one of the site', async () => {
  await api.db.execute(sql`
    INSERT INTO ${showrooms} (id, site, name, city, maps_link, address_lines, opening_hours)
    SELECT 'many-' || n, 'be', 'x', 'x', 'x', '[]', '{}' FROM generate_series(1, 1200) AS n`);
  const figures = { title: 'x', facts: [{ count: 'showrooms', label: 'x' }] };
  const page = {
    site: 'be',
    device: 'desktop',
    alias: 'figures',
    seoInfo: { title: {}, description: {} },
  } as const;
  const slots = [{ id: 'f', snippetCode: 'dynamic-info', context: figures }];
  const total = await api.db.$count(showrooms, eq(showrooms.site, 'be'));
  for (const language of ['nl', 'fr'] as const) {
    await api.db.insert(templates).values({ ...page, language, slots });
    const answer = await api.request('/api/be/template/figures', {
      headers: { 'accept-language': language },
    });
    expect((await answer.json()).items[0].slots[0].context.facts).toEqual([
      { value: total.toLocaleString(`${language}-BE`), label: 'x' },
    ]);
  }
});

describe('product sources', () => {
  const productSlot = (source: object): Slot => ({
    id: 'p',
    snippetCode: 'dynamic-products',
    context: { title: 'Proef', source },
  });
  const vsinsOf = async (source: object) =>
    (await readStored([productSlot(source)])).slots.flatMap(cardsOf).map((card) => card.vsin);

  it.each([
    ['category', 'C11'],
    ['collection', 'CL1'],
    ['tag', 'T1'],
  ])('takes the most popular of a %s, at most the limit', async (type, vsin) => {
    const two = await vsinsOf({ type, vsin, limit: 2 });
    expect(two).toHaveLength(2);
    expect((await vsinsOf({ type, vsin, limit: 4 })).slice(0, 2)).toEqual(two);
  });

  it('includes the sub-categories of a category', async () => {
    const parent = await vsinsOf({ type: 'category', vsin: 'C1', limit: 24 });
    for (const vsin of await vsinsOf({ type: 'category', vsin: 'C12', limit: 24 }))
      expect(parent).toContain(vsin);
  });

  it('keeps the order of chosen products', async () => {
    expect(await vsinsOf({ type: 'products', vsins: ['V100201', 'V100101'] })).toEqual([
      'V100201',
      'V100101',
    ]);
  });

  it('shows only express products where express is asked', async () => {
    const { slots } = await readStored([productSlot({ type: 'express', limit: 6 })]);
    const cards = slots.flatMap(cardsOf);
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every((card) => card.isExpress)).toBe(true);
  });

  it('leaves out a slot for which there are no products', async () => {
    expect((await readStored([productSlot({ type: 'category', vsin: 'C999', limit: 4 })])).slots).toEqual([]);
  });

  it('takes what is reduced from the price log: each card shows what it cost', async () => {
    const { slots } = await readStored([productSlot({ type: 'sale', limit: 24 })]);
    const cards = slots.flatMap(cardsOf);
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      expect(card.badges).toContain('sale');
      expect(card.generalMarketPrice?.amount).toBeGreaterThan(card.unitPrice.amount);
    }
  });
});

describe('a picture of a room', () => {
  const room = (more: object, path = '/media/room-living.webp'): Slot => ({
    id: 'r',
    snippetCode: 'full-width-image',
    context: { title: 'Thuis', image: { path, alt: 'Een kamer', width: 1, height: 1 }, ...more },
  });
  const placesOf = async (slot: Slot) => (await readStored([slot])).slots[0]?.context.places;
  const vsinsOf = (places: readonly Place[] = []) => places.map(({ product }) => product.vsin);

  it('leads to the very variants that are seen, at the price of the site', async () => {
    const { slots } = await readStored([room({ isShoppable: true })]);
    const places = slots[0]?.context.places ?? [];
    expect(vsinsOf(places)).toContain('V100104');
    const [sofa] = (await api.get<ProductCard>('product-cards?vsins=V100104')).items;
    expect(places.find(({ product }) => product.vsin === 'V100104')?.product).toEqual(sofa);
    expect(slots[0]?.context).not.toHaveProperty('isShoppable');
  });

  it('leads nowhere unless the page asks for it, or where nothing is known of it', async () => {
    expect(await placesOf(room({}))).toBeUndefined();
    expect(await placesOf(room({ isShoppable: true }, '/media/sofa-oslo-3-main.webp'))).toBeUndefined();
    expect(await placesOf(room({ places: [{ x: 1, y: 1, product: null }] }))).toBeUndefined();
  });

  it('shows nothing that is sold out', async () => {
    const all = vsinsOf(await placesOf(room({ isShoppable: true })));
    const isLamp = eq(variants.vsin, 'V105001');
    const [lamp] = await api.db.select().from(variants).where(isLamp);
    await api.db.update(variants).set({ onHand: 0, inventoryPolicy: 'deny' }).where(isLamp);
    const left = vsinsOf(await placesOf(room({ isShoppable: true })));
    await api.db
      .update(variants)
      .set({ onHand: lamp?.onHand ?? null, inventoryPolicy: lamp?.inventoryPolicy })
      .where(isLamp);
    expect(all).toContain('V105001');
    expect(left).toEqual(all.filter((vsin) => vsin !== 'V105001'));
  });
});

describe('content nobody checked', () => {
  it('cannot bring a script into a page', async () => {
    const { slots } = await readStored([
      {
        id: 'x',
        snippetCode: 'full-width-text',
        context: { body: '<h2>Goed</h2><script>alert(1)</script><p onmouseover="alert(2)">tekst</p>' },
      },
    ]);
    expect(slots[0]?.context.body).toBe('<h2>Goed</h2><p>tekst</p>');
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
  ])('cannot link to %s', async (link) => {
    const { slots } = await readStored([
      { id: 'x', snippetCode: 'announcement-banner', context: { text: 'Nu', link } },
    ]);
    expect(slots[0]?.context).toEqual({ text: 'Nu' });
  });

  it('links to a map by https only', async () => {
    const tiles = ['javascript:alert(1)', 'http://evil.example', 'https://maps.example/?q=1'].map(
      (mapsLink) => ({
        title: mapsLink,
        link: '/showrooms',
        mapsLink,
      }),
    );
    const { slots } = await readStored([{ id: 'x', snippetCode: 'grid-icon', context: { tiles } }]);
    expect(slots[0]?.context.tiles).toEqual([
      { title: 'javascript:alert(1)', link: '/showrooms' },
      { title: 'http://evil.example', link: '/showrooms' },
      { title: 'https://maps.example/?q=1', link: '/showrooms', mapsLink: 'https://maps.example/?q=1' },
    ]);
  });

  it('cannot show a picture from elsewhere', async () => {
    const image = { path: 'https://evil.example/x.svg', alt: '', width: 1, height: 1 };
    const { slots } = await readStored([
      { id: 'x', snippetCode: 'full-width-image', context: { title: 'a', image } },
    ]);
    expect(slots).toEqual([]);
  });

  it('tells how large a picture is, how to cut it and what to show before it is there', async () => {
    const image = { path: '/media/room-living.webp', alt: 'Woonkamer', width: 4, height: 3 };
    const facts = pictureFacts['room-living.webp'];
    const { slots } = await readStored([
      { id: 'x', snippetCode: 'full-width-image', context: { title: 'a', image } },
    ]);
    expect(slots[0]?.context).toEqual({
      title: 'a',
      image: {
        ...{ path: image.path, alt: image.alt, width: facts?.width, height: facts?.height },
        placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
        focus: expect.stringMatching(/^\d+% \d+%$/),
      },
    });
  });

  it('loses only the slots that cannot be drawn', async () => {
    const { slots } = await readStored([
      { id: 'unknown', snippetCode: 'carousel', context: {} },
      { id: 'empty', snippetCode: 'faq', context: { title: 'Vragen', questions: [] } },
      { id: 'good', snippetCode: 'announcement-banner', context: { text: 'Nu', style: 'x' } },
    ]);
    expect(slots).toEqual([{ id: 'good', snippetCode: 'announcement-banner', context: { text: 'Nu' } }]);
  });
});
