import { giftCards } from '../../db/schema/gift-cards.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type CardShop, cardShop } from './testing/card-shop.ts';

const unknownCode = '2222-2222-2222-2222-2222';

let api: TestApi;
let shop: CardShop;
const start = () => new Date('2026-11-16T10:00:00+01:00');
beforeAll(async () => {
  api = await startTestApi();
  shop = await cardShop(api);
});
beforeEach(() => {
  api.clock.now = start();
});
afterEach(async () => {
  expect(await shop.differences()).toEqual([]);
});
afterAll(() => api.close());

describe('the balance', () => {
  it('is told to whoever has the code, however it is typed', async () => {
    const { code } = await shop.buy(2500);
    const balance = only(await shop.balance(code.toLowerCase().replaceAll('-', ' ')));
    expect(balance).toEqual({
      balance: { amount: 2500, currency: 'EUR' },
      amount: { amount: 2500, currency: 'EUR' },
      validUntil: '2031-11-16',
      end: code.slice(-4),
    });
  });

  it.each([unknownCode, 'x', '🎁', "' OR 1=1 --"])('knows no %s', async (code) => {
    const { status, error } = await shop.balance(code);
    expect([status, error?.code]).toEqual([422, 'gift-card-invalid']);
  });

  it('is told on sites of its currency alone', async () => {
    const { code } = await shop.buy(2500);
    const ask = async (site: 'de' | 'uk' | 'b2bTr') =>
      api.post(`/api/${site}/gift-cards/balance`, [{ code }], await api.guestToken(site));
    expect((await ask('de')).status).toBe(200);
    expect((await ask('uk')).error?.code).toBe('gift-card-invalid');
    expect((await ask('b2bTr')).error?.code).toBe('gift-card-invalid');
  });

  it('is asked twenty times an hour at most', async () => {
    const limited = await startTestApi({ limits: createRateLimits() });
    const token = await limited.guestToken();
    const statuses: number[] = [];
    for (let call = 0; call < 21; call++)
      statuses.push((await limited.post('gift-cards/balance', [{ code: unknownCode }], token)).status);
    await limited.close();
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('ends after five years, on the last day', async () => {
    const { code } = await shop.buy();
    api.clock.now = new Date('2031-11-16T22:00:00+01:00');
    expect(await shop.left(code)).toBe(5000);
    api.clock.now = new Date('2031-11-17T01:00:00+01:00');
    expect((await shop.balance(code)).error?.code).toBe('gift-card-invalid');
  });
});

it('refuses to spend more than there is, whatever the code does', async () => {
  await shop.buy(2500);
  await expect(api.db.update(giftCards).set({ balance: -1 })).rejects.toThrow();
  await expect(api.db.update(giftCards).set({ balance: 999_999 })).rejects.toThrow();
});
