import type { BinCheck } from '../../contract/payments.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { siteShopper } from './testing/site-shopper.ts';

const sofa = 'V100101';

describe('the BIN check', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  const check = async (site: SiteCode, bin: string, totalAmount = 120_000) =>
    only(await (await siteShopper(api, site, sofa)).post<BinCheck>('payment/bincheck', { bin, totalAmount }));

  test.each([
    ['454359', 'Visa'],
    ['545103', 'Master Card'],
    ['374427', 'American Express'],
    ['601100', 'Discover'],
    ['305693', 'Diners'],
    ['352800', 'JCB'],
    ['620000', 'China Union Pay'],
    ['999999', 'JCB'],
  ])('%s is %s', async (bin, brandName) => {
    expect((await check('nl', bin)).brandName).toBe(brandName);
  });

  test('knows bank and family, and instalments with their fee', async () => {
    const { bankName, cardFamily, cardType, installmentOptions } = await check('tr', '54510312');
    expect([bankName, cardFamily, cardType]).toEqual(['Yapı Kredi', 'World', 'CREDIT_CARD']);
    expect(installmentOptions.map((one) => [one.installmentCount, one.installmentFee.amount])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [6, 4200],
      [9, 6300],
      [12, 8400],
    ]);
    for (const { total, amounts } of installmentOptions)
      expect(amounts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.amount);
  });

  test('offers no parts for debit cards, unknown cards, and outside Turkey', async () => {
    for (const [site, bin] of [
      ['tr', '516888'],
      ['tr', '400000'],
      ['nl', '545103'],
    ] as const)
      expect((await check(site, bin)).installmentOptions).toHaveLength(1);
  });

  test.each(['5451031234567890', '54510', '545103123', 'abcdef', ''])('refuses %j', async (bin) => {
    const answer = await (await siteShopper(api, 'tr', sofa)).post('payment/bincheck', {
      bin,
      totalAmount: 100,
    });
    expect(answer.error?.code).toBe('invalid-input');
  });
});
