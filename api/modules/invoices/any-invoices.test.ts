import fc from 'fast-check';
import { siteRules } from '../../../sites/rules.ts';
import { invoiceCounters, invoices } from '../../db/schema/invoices.ts';
import { localDate } from '../../runtime/local-date.ts';
import { only, setPrice, setStock } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { requestRefund } from '../orders/request-refund.ts';
import { settlePayment } from '../payments/settle.ts';
import { siteShopper } from '../payments/testing/site-shopper.ts';

const sofa = 'V100101';
const atOnce = 20;
/** Half an hour before the new year in Istanbul, which is three hours before that in London. */
const eve = new Date('2026-12-31T20:30:00Z').getTime();
const minuteMs = 60_000;

const sites = ['nl', 'cz', 'tr', 'uk'] as const;
type Purchase = { site: (typeof sites)[number]; isCancelled: boolean; isRepeated: boolean; minutes: number };
const purchases = fc.array(
  fc.record({
    site: fc.constantFrom(...sites),
    isCancelled: fc.boolean(),
    isRepeated: fc.boolean(),
    minutes: fc.integer({ min: 0, max: 300 }),
  }),
  { minLength: atOnce, maxLength: atOnce },
);

/** On PostgreSQL they are really at once: `node scripts/with-postgres.mjs npm run api`. */
describe('invoices of many payments at once', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await setStock(api, sofa, null, 'continue');
    for (const site of sites) await setPrice(api, sofa, 129_900, site);
  }, 120_000);
  afterAll(() => api.close());

  async function ordered({ site, minutes, ...fate }: Purchase) {
    const shopper = await siteShopper(api, site, sofa);
    const { orderId, sessionId } = only(await shopper.checkout({ subIntegrationType: 'card' }));
    return { ...fate, session: { site, sessionId }, orderId, now: new Date(eve + minutes * minuteMs) };
  }
  type Ordered = Awaited<ReturnType<typeof ordered>>;

  async function pay({ session, isRepeated, now }: Ordered): Promise<void> {
    const services = { ...api.services, now: () => now };
    const heard = Array.from({ length: isRepeated ? 3 : 1 }, () =>
      settlePayment(session, 'success', services),
    );
    await Promise.all(heard);
  }
  async function payAndCancel(order: Ordered): Promise<void> {
    await pay(order);
    const { orderId, now, isCancelled } = order;
    const wanted = { orderId, amountMinor: 129_900, reason: 'cancelled', now } as const;
    if (isCancelled) await api.db.transaction((tx) => requestRefund(tx, wanted));
  }
  /** A payment that is learnt of, and then not: the database was lost meanwhile. */
  const payInVain = (order: Ordered) => {
    const { db } = api.services;
    const transaction: typeof db.transaction = (work) =>
      db.transaction(async (tx) => {
        await work(tx);
        throw new Error('lost');
      });
    const services = { ...api.services, db: Object.assign(Object.create(db), { transaction }) };
    return expect(settlePayment(order.session, 'success', services)).rejects.toThrow('lost');
  };

  const yearOf = (site: (typeof sites)[number], now: Date) =>
    Number(localDate(now, siteRules[site].timeZone).slice(0, 4));

  async function check(orders: readonly Ordered[]): Promise<void> {
    const stored = await api.db.select().from(invoices);
    const counters = await api.db.select().from(invoiceCounters);
    const series = Map.groupBy(stored, ({ site, kind, year }) => `${site} ${kind} ${year}`);
    for (const [name, issued] of series) {
      const sequences = issued.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
      expect([name, sequences]).toEqual([name, issued.map((_, index) => index + 1)]);
      const counter = counters.find(({ site, kind, year }) => `${site} ${kind} ${year}` === name);
      expect(counter?.last).toBe(issued.length);
    }
    expect(counters).toHaveLength(series.size);
    expect(new Set(stored.map(({ number }) => number)).size).toBe(stored.length);
    for (const { orderId, session, isCancelled, now } of orders) {
      const year = yearOf(session.site, now);
      const own = stored.filter((one) => one.orderId === orderId);
      const kinds = own.map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(isCancelled ? ['creditNote', 'invoice'] : ['invoice']);
      for (const one of own) expect([one.site, one.year]).toEqual([session.site, year]);
    }
  }

  test('have a number each and leave none out, by site, year and kind, across a new year', async () => {
    await fc.assert(
      fc.asyncProperty(purchases, async (bought) => {
        const orders: Ordered[] = [];
        for (const one of bought) orders.push(await ordered(one));
        const lost = await ordered({ ...{ isCancelled: false, isRepeated: false }, site: 'nl', minutes: 0 });
        await Promise.all([...orders.map(payAndCancel), payInVain(lost)]);
        await check(orders);
      }),
      { numRuns: 2 },
    );
  }, 300_000);
});
