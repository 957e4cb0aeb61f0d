import { asc, eq } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import type { CustomerExport } from '../../contract/customer.ts';
import { backInStockRequests } from '../../db/schema/back-in-stock.ts';
import { mails } from '../../db/schema/mail.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { signedId } from '../../http/signed-key.ts';
import { newCustomer, somePassword } from '../../testing/customer.ts';
import { only, setStock, shopperWithOrder } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { toMessage } from '../mail/message.ts';
import { deleteOldRequests } from './requests.ts';
import { tellWhoWaits } from './tell-who-waits.ts';

const pendant = 'V100101';
const other = 'V100102';
const email = 'sanne@example.nl';

let api: TestApi;
let guest: string;
beforeAll(async () => {
  api = await startTestApi();
  guest = await api.guestToken();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(backInStockRequests);
  await api.db.delete(mails);
  for (const vsin of [pendant, other]) await setStock(api, vsin, 0);
});

const ask = (vsin = pendant, address = email, token = guest) =>
  api.post<{ status: string }>(`product/${vsin}/back-in-stock`, [{ email: address }], token);
const mailed = () => api.db.select().from(mails).orderBy(asc(mails.createdAt), asc(mails.id));
const waiting = async () => (await api.db.select().from(backInStockRequests)).map(({ vsin }) => vsin);

async function bringBack(vsin: string): Promise<void> {
  await setStock(api, vsin, 1);
  await tellWhoWaits(api.services);
}

describe('asking', () => {
  it('is kept once for each address, in its language, and says the same to whoever asks again', async () => {
    const first = await ask();
    const again = await ask(pendant, ' Sanne@Example.NL ');
    expect([first.status, first.items, again.items]).toEqual([200, [{ status: 'noted' }], first.items]);
    expect(await api.db.select().from(backInStockRequests)).toEqual([
      expect.objectContaining({ site: 'nl', vsin: pendant, email, language: 'nl', customerId: null }),
    ]);
  });

  it('keeps nothing of what can be had, and knows no product that is not sold', async () => {
    await setStock(api, pendant, 3);
    expect(only(await ask())).toEqual({ status: 'available' });
    expect((await ask('V999999999')).error?.code).toBe('product-not-found');
    for (const bad of ['nobody', 'a@b.nl\r\nBcc: c@d.nl', ''])
      expect((await ask(other, bad)).status).toBe(400);
    expect(await waiting()).toEqual([]);
  });

  it('is limited for one address', async () => {
    const limited = await startTestApi({ limits: createRateLimits() });
    const token = await limited.guestToken();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await limited.post(`product/${pendant}/back-in-stock`, [{ email }], token)).status);
    await limited.close();
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('the mail', () => {
  it('is written once when stock returns, and the address is gone with it', async () => {
    await ask();
    await tellWhoWaits(api.services);
    expect(await mailed()).toEqual([]);
    await setStock(api, pendant, 2);
    await Promise.all([tellWhoWaits(api.services), tellWhoWaits(api.services)]);
    await tellWhoWaits(api.services);
    expect(await waiting()).toEqual([]);
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'back-in-stock', recipient: email, language: 'nl' });
    if (!mail) return;
    const { text, headers } = await toMessage(mail, api.services);
    expect(text).toContain(`-p-${pendant}`);
    // It was all that this address waited for, so there is nothing to end.
    expect(headers).not.toHaveProperty('List-Unsubscribe');
  });

  it('goes out as soon as an order is undone', async () => {
    await setStock(api, pendant, 1);
    const { result, ...shopper } = await shopperWithOrder(api, pendant);
    const { orderId } = result;
    await ask();
    expect(await waiting()).toEqual([pendant]);
    const cancelled = await api.post(`orders/${orderId}/cancel`, undefined, shopper.token);
    expect([cancelled.status, await waiting()]).toEqual([200, []]);
    expect((await mailed()).filter(({ kind }) => kind === 'back-in-stock')).toHaveLength(1);
  });

  it('leads who waits for more to a page that ends all of it, and nobody else', async () => {
    await ask();
    await ask(other);
    await ask(other, 'eva@example.nl');
    await bringBack(pendant);
    const [mail] = await mailed();
    const path = String(mail?.data.endLink);
    expect(await (await api.request(path)).text()).toContain('<form method="post">');
    expect(await waiting()).toEqual([other, other]);
    const forged = path.replace(/key=([^.]+)\..*/, 'key=$1.abc');
    expect((await api.request(forged, { method: 'POST' })).status).toBe(200);
    expect(await waiting()).toHaveLength(2);
    for (let times = 0; times < 2; times += 1) {
      const page = await api.request(path, { method: 'POST' });
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('gewist')]);
    }
    const left = await api.db.select().from(backInStockRequests);
    expect(left.map((one) => one.email)).toEqual(['eva@example.nl']);
    await bringBack(other);
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual([email, 'eva@example.nl']);
  });
});

describe('the link that ends all of it', () => {
  const addresses = async () => (await api.db.select().from(backInStockRequests)).map((one) => one.email);

  it('still does when the request is gone that the mail was written beside', async () => {
    await ask();
    await ask(other);
    await bringBack(pendant);
    const path = String((await mailed())[0]?.data.endLink);
    expect(decodeURIComponent(path)).not.toContain('sanne');
    await bringBack(other);
    await setStock(api, pendant, 0);
    await ask();
    await ask(pendant, 'eva@example.nl');
    await api.request(path.replace('/nl/', '/de/'), { method: 'POST' });
    expect(await waiting()).toHaveLength(2);
    await api.request(path, { method: 'POST' });
    expect(await addresses()).toEqual(['eva@example.nl']);
  });

  it('works in mails from before as long as the request is there that it names', async () => {
    await ask();
    await ask(other);
    const [first] = await api.db.select().from(backInStockRequests);
    const key = await signedId(api.db, { secret: 'back-in-stock-secret', purpose: 'end' }, first?.id ?? '');
    await api.request(`back-in-stock/end?key=${key}`, { method: 'POST' });
    expect(await addresses()).toEqual([]);
  });
});

it('is forgotten after half a year in which nothing came', async () => {
  await ask();
  const later = (days: number) => new Date(api.clock.now.getTime() + days * dayMs);
  expect(await deleteOldRequests(api.db, later(179), 10)).toBe(0);
  expect(await deleteOldRequests(api.db, later(185), 10)).toBe(1);
});

it('is in the export of the customer who asked, and goes with the account', async () => {
  const { token, id } = await newCustomer(api);
  await ask(pendant, 'another@example.nl', token);
  const exported = only(await api.get<CustomerExport>('customer/export', token));
  expect(exported.backInStock).toEqual([
    { productId: pendant, email: 'another@example.nl', requestedAt: api.clock.now.toISOString() },
  ]);
  expect((await api.post('customer/deletion', [{ currentPassword: somePassword }], token)).status).toBe(200);
  const left = api.db.select().from(backInStockRequests).where(eq(backInStockRequests.customerId, id));
  expect(await left).toEqual([]);
});
