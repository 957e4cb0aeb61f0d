import { eq } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import { passwordResets, refreshTokens, sessions } from '../../db/schema/customers.ts';
import { addresses } from '../../db/schema/sales.ts';
import { clearAway } from '../../jobs/jobs.ts';
import { newCustomer, refresh } from '../../testing/customer.ts';
import { newShopper } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let start: Date;
beforeAll(async () => {
  api = await startTestApi();
  start = api.clock.now;
});
beforeEach(() => {
  api.clock.now = start;
});
afterAll(() => api.close());

async function doAfter(days: number): Promise<void> {
  api.clock.now = new Date(start.getTime() + days * dayMs);
  await clearAway(api.services);
}

it('clears sessions away when their last token has expired', async () => {
  const { email, id, refreshToken } = await newCustomer(api);
  const left = () => api.db.$count(sessions, eq(sessions.customerId, id));
  await doAfter(29);
  expect((await refresh(api, email, refreshToken)).status).toBe(200);
  await doAfter(58);
  expect(await left()).toBe(1);
  await doAfter(60);
  expect(await left()).toBe(0);
  expect(await api.db.$count(refreshTokens)).toBe(0);
});

it('clears reset links away after their time', async () => {
  const { email } = await newCustomer(api);
  await api.post('customerresetpwd', [{ email }]);
  await doAfter(0);
  expect(await api.db.$count(passwordResets)).toBe(1);
  await doAfter(1);
  expect(await api.db.$count(passwordResets)).toBe(0);
});

it('clears the addresses of guests away after ninety days, and keeps those of customers', async () => {
  const guest = await newShopper(api);
  await guest.saveAddress();
  const ordering = await newShopper(api);
  await ordering.saveAddress();
  const customer = await newCustomer(api, { guestToken: ordering.token });
  await doAfter(89);
  expect(await api.db.$count(addresses)).toBe(2);
  await doAfter(91);
  const kept = await api.db.select().from(addresses);
  expect(kept.map(({ ownerId }) => ownerId)).toEqual([customer.id]);
});
