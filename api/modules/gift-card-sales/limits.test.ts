import { createRateLimits } from '../../http/rate-limits.ts';
import { postKeyed } from '../../testing/staff.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { somePurchase } from './testing/card-shop.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ limits: createRateLimits() });
});
afterAll(() => api.close());

test('a card that is sent many times over under one key takes one of the orders that the address has left', async () => {
  const token = await api.guestToken();
  const send = (key: string) => postKeyed(api, 'gift-cards', { key, token }, [somePurchase]);
  const answers = await Promise.all(Array.from({ length: 12 }, () => send('impatient')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  const orderIds = await Promise.all(answers.map(async (answer) => (await answer.json()).items[0].orderId));
  expect(new Set(orderIds).size).toBe(1);
  for (let n = 0; n < 9; n += 1) expect((await send(`another-${n}`)).status).toBe(200);
  expect((await send('one-too-many')).status).toBe(429);
});
