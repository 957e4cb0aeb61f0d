import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { baskets } from '../../db/schema/sales.ts';
import { newShopper, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { readOpenBasket, writeOpenBasket } from './open-basket.ts';
import { lockOrOpenBasket } from './repo.ts';

const sofa = 'V100101';

describe('a basket that is read and then written', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, sofa, null, 'continue');
  }, 120_000);
  afterAll(() => api.close());

  const newOwner = () => ({ ownerId: randomUUID(), site: 'nl' }) as const;
  const now = new Date('2026-11-23T12:00:00Z');
  const line = { position: 1, quantity: 2, seenMinor: 100, components: ['a'], withSetup: false };
  const nothing = { fields: {}, saved: [], removed: [], now };

  async function begin(owner: ReturnType<typeof newOwner>) {
    const { rows } = await readOpenBasket(api.db, owner, { vsins: [sofa] });
    const [variantId = 0] = rows.map((row) => row.variantId);
    const saved = [{ ...line, variantId }];
    const begun = await writeOpenBasket(api.db, owner, { ...nothing, before: null, saved });
    if (!begun) throw new Error('The basket was not begun.');
    return { stored: begun.stored, saved, variantId };
  }
  const linesOf = async (owner: ReturnType<typeof newOwner>) =>
    (await readOpenBasket(api.db, owner)).rows.map(({ quantity, components }) => ({ quantity, components }));

  test('is begun with what was asked, and what is left out later stays', async () => {
    const owner = newOwner();
    const { stored: begun } = await begin(owner);
    expect(begun).toMatchObject({ note: null, deliveryMethod: 'home', couponCodes: null, revision: 1 });
    expect(await linesOf(owner)).toEqual([{ quantity: 2, components: ['a'] }]);
    const fields = { note: 'Achterom', deliveryMethod: 'placement' as const, couponCodes: ['WELKOM10'] };
    const changed = await writeOpenBasket(api.db, owner, { ...nothing, before: begun, fields });
    expect(changed?.stored).toMatchObject({ ...fields, revision: 2 });
    const cleared = await writeOpenBasket(api.db, owner, {
      ...nothing,
      before: changed?.stored ?? null,
      fields: { note: null, couponCodes: null },
    });
    expect(cleared?.stored).toMatchObject({ note: null, couponCodes: null, deliveryMethod: 'placement' });
    expect(await readOpenBasket(api.db, owner)).toMatchObject({ ...cleared });
  });

  test('is left as it is when somebody changed it in between', async () => {
    const owner = newOwner();
    const { stored: before, saved, variantId } = await begin(owner);
    await api.db.transaction((tx) => lockOrOpenBasket(tx, owner, now, { note: 'Eerst' }));
    const late = { ...nothing, before, fields: { note: 'Te laat' } };
    expect(await writeOpenBasket(api.db, owner, { ...late, saved, removed: [variantId] })).toBeNull();
    expect((await readOpenBasket(api.db, owner)).stored).toMatchObject({ note: 'Eerst', revision: 2 });
    expect(await linesOf(owner)).toEqual([{ quantity: 2, components: ['a'] }]);
  });

  test('is not begun twice, and an ordered one is not changed any more', async () => {
    const owner = newOwner();
    const { stored: before, saved } = await begin(owner);
    expect(await writeOpenBasket(api.db, owner, { ...nothing, before: null, saved })).toBeNull();
    await api.db.update(baskets).set({ status: 'closed' }).where(eq(baskets.id, before.id));
    expect(await writeOpenBasket(api.db, owner, { ...nothing, before, saved })).toBeNull();
    const all = await api.db.select().from(baskets).where(eq(baskets.ownerId, owner.ownerId));
    expect(all.map(({ status, revision }) => ({ status, revision }))).toEqual([
      { status: 'closed', revision: 1 },
    ]);
  });

  test('takes only addresses of the shopper', async () => {
    const [one, other] = [await newShopper(api), await newShopper(api)];
    const { id } = await one.saveAddress();
    const refused = await other.put({ items: [{ productId: sofa, quantity: 1 }], billingAddressId: id });
    expect(refused.error).toMatchObject({
      code: 'invalid-input',
      fields: [{ property: 'billingAddressId' }],
    });
    expect((await other.basket()).items).toEqual([]);
  });
});
