import { randomUUID } from 'node:crypto';
import { shopperWithOrder } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { newVisitor } from './testing/new-visitor.ts';

describe('events that name orders', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  }, 120_000);
  afterAll(() => api.close());

  test('of others count for nothing, and few of them are looked up', async () => {
    const { track } = await newVisitor(api);
    const { result } = await shopperWithOrder(api, 'V100101');
    const before = api.statements.length;
    const foreign = Array.from({ length: 99 }, () => ({ kind: 'purchase', orderId: randomUUID() }));
    expect(await track({ kind: 'purchase', orderId: result.orderId }, ...foreign)).toBe(0);
    expect(api.statements.length - before).toBeLessThan(30);
  });
});
