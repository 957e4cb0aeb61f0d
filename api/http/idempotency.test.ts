import { checkoutOf, newShopper, readyShopper, setStock, stockOf } from '../testing/shopper.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

const sofa = 'V100101';

describe('Idempotency-Key', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    ({ expectedTotal } = await checkoutOf(api, (await readyShopper(api, sofa)).token));
  });
  beforeEach(() => setStock(api, sofa, 10));
  afterAll(() => api.close());

  /** What one piece of it costs, as every shopper here is shown. */
  let expectedTotal = 0;
  const send = async (token: string, key: string, change = {}) =>
    api.request('checkout', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ items: [await checkoutOf(api, token, { expectedTotal, ...change })] }),
    });

  test('the same call gives the same answer and one order, also when both come at once', async () => {
    const shopper = await readyShopper(api, sofa);
    const answers = await Promise.all([1, 2, 3].map(() => send(shopper.token, 'key-1')));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(bodies[1]).toEqual(bodies[0]);
    expect(await (await send(shopper.token, 'key-1')).json()).toEqual(bodies[0]);
    expect((await api.get('orders', shopper.token)).items).toHaveLength(1);
    expect(await stockOf(api, sofa)).toBe(9);
  });

  test('another payload under the same key is a conflict', async () => {
    const shopper = await readyShopper(api, sofa);
    await send(shopper.token, 'key-2');
    const answer = await send(shopper.token, 'key-2', { subIntegrationType: 'card' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'idempotency-conflict' });
  });

  test('a failed call leaves the key free, and another shopper may use the same key', async () => {
    const shopper = await newShopper(api);
    expect((await send(shopper.token, 'key-3')).status).toBe(409);
    await shopper.add(sofa);
    await shopper.chooseAddress();
    expect((await send(shopper.token, 'key-3')).status).toBe(200);
    expect((await send((await readyShopper(api, sofa)).token, 'key-3')).status).toBe(200);
  });

  test.each(['', 'x'.repeat(101), 'twee woorden'])('refuses the key %j', async (key) => {
    expect((await send((await readyShopper(api, sofa)).token, key)).status).toBe(400);
  });
});
