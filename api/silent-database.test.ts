import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ApiProcess, killApiProcesses, startApiProcess } from './testing/api-process.ts';
import { copyServerDatabase, dropServerDatabase, urlOf } from './testing/server-databases.ts';
import { checkoutOf, only, readyShopper, setStock, stockOf } from './testing/shopper.ts';
import { type SilentProxy, startSilentProxy } from './testing/silent-proxy.ts';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const describeOnServer = serverUrl ? describe : describe.skip;
const sofa = 'V100101';
/**
 * The shop promises five seconds, for every call and until all is well after an outage. A busy machine may take four times as
 * long; without the shop's own limits a call would hang for minutes.
 */
const promiseMs = 20_000;

async function untilWell(isWell: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + promiseMs;
  while (!(await isWell())) {
    if (performance.now() > deadline) throw new Error(`It was not well after ${promiseMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describeOnServer('an order while the database falls silent (TEST_DATABASE_URL is set)', () => {
  let proxy: SilentProxy;
  let api: TestApi;
  beforeAll(async () => {
    proxy = await startSilentProxy(Number(new URL(serverUrl).port));
    api = await startTestApi({ proxyPort: proxy.port });
  });
  afterEach(() => proxy.speak());
  afterAll(async () => {
    await api.close();
    await proxy.close();
  });

  const moments = [
    ['before its transaction', 'begin', false],
    ['in the middle of it', 'write-placed', false],
    ['when it is committed, and the server has heard nothing', 'commit', false],
    ['when it is committed, and the answer is lost', 'commit', true],
  ] as const;
  test.each(moments)('%s is 503 in time, and one order when it is repeated', async (_, text, isDelivered) => {
    await setStock(api, sofa, 10);
    const shopper = await readyShopper(api, sofa);
    const key = randomUUID();
    const input = await checkoutOf(api, shopper.token);
    const order = () =>
      api.request('checkout', {
        method: 'POST',
        headers: {
          authorization: `Bearer ${shopper.token}`,
          'idempotency-key': key,
        },
        body: JSON.stringify({ items: [input] }),
      });
    proxy.silenceAt(text, { isDelivered });
    const since = performance.now();
    const failed = await order();
    expect(performance.now() - since).toBeLessThan(promiseMs);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBe('5');
    proxy.speak();
    await untilWell(async () => (await order()).status === 200);
    expect((await api.get('orders', shopper.token)).items).toHaveLength(1);
    expect(await stockOf(api, sofa)).toBe(9);
    expect(only(await api.get<{ items: unknown[] }>('basket', shopper.token)).items).toEqual([]);
  });
});

describeOnServer('the API while its database hangs (TEST_DATABASE_URL is set)', () => {
  const name = `linden_silent_${randomUUID().slice(0, 8)}`;
  let proxy: SilentProxy;
  let folder = '';
  let api: ApiProcess;
  beforeAll(async () => {
    await copyServerDatabase(serverUrl, process.env.LINDEN_TEST_TEMPLATE ?? '', name);
    proxy = await startSilentProxy(Number(new URL(serverUrl).port));
    folder = await mkdtemp(path.join(tmpdir(), 'linden-silent-'));
    const url = new URL(urlOf(serverUrl, name));
    url.port = String(proxy.port);
    api = await startApiProcess(folder, { DATABASE_URL: url.href });
  });
  afterAll(async () => {
    killApiProcesses();
    await proxy.close();
    await dropServerDatabase(serverUrl, name);
    await rm(folder, { recursive: true, force: true });
  });

  async function call(where: string) {
    const since = performance.now();
    const { status, headers } = await fetch(new URL(where, api.baseUrl));
    return {
      status,
      retryAfter: headers.get('retry-after'),
      isInTime: performance.now() - since < promiseMs,
    };
  }
  const honest = { status: 503, retryAfter: '5', isInTime: true };

  it('says so in time to everybody, lives on, and is well again soon after it', async () => {
    const reads = [
      'categories',
      'products-listing?type=search&term=bank',
      'suggest?term=bank',
      `product/${sofa}`,
    ];
    expect((await call('categories')).status).toBe(200);
    proxy.silence();
    const calls = [...reads, ...reads, ...reads].map(call);
    expect(await call('/api/ready')).toEqual(honest);
    const answers = await Promise.all(calls);
    // What the process keeps in memory may still be answered.
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answers.filter(({ isInTime }) => !isInTime)).toEqual([]);
    expect(await call('categories')).toEqual(honest);
    expect((await call('/api/health')).status).toBe(200);
    proxy.speak();
    await untilWell(async () => (await call('/api/ready')).status === 200);
    expect((await call('categories')).status).toBe(200);
  });

  it('ends well all the same', async () => {
    proxy.silence();
    expect(await api.stop()).toBe(0);
  });
});
