import { mails } from '../db/schema/mail.ts';
import { sampleRequests } from '../db/schema/samples.ts';
import { typedAddress } from '../testing/inputs.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { createRateLimits } from './rate-limits.ts';

const { phone: _none, ...address } = typedAddress;
const { email } = address;

/** What is written, where to, and something else. */
const samples = {
  path: 'sample-requests',
  item: { ...address, samples: ['wood.oak'] },
  other: { samples: ['colour.linen-sand'] },
};
const question = {
  path: 'product/V100101/questions',
  item: { email, question: 'Past de bank door een deur van 78 cm?' },
  other: { question: 'Past hij door een deur van 70 cm?' },
};
const message = {
  path: 'support',
  item: { name: 'Eva', email, subject: 'Kast', message: 'Past de kast?' },
  other: { message: 'Past hij?' },
};
type Written = { path: string; item: object; other: object };

function sender(api: TestApi, token: string, { path, item }: Written) {
  return (key: string | null, changes: object = {}) =>
    api.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(key ? { 'idempotency-key': key } : {}) },
      body: JSON.stringify({ items: [{ ...item, ...changes }] }),
    });
}

describe('what is written to the shop and whose answer got lost', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi();
    token = await api.guestToken();
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(mails);
    await api.db.delete(sampleRequests);
  });

  test.each([samples, question, message])(
    'is sent again under its key and comes once: $path',
    async (written) => {
      const send = sender(api, token, written);
      const answers = await Promise.all([1, 2, 3].map(() => send('one')));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const bodies = await Promise.all(answers.map((answer) => answer.json()));
      expect(bodies[1]).toEqual(bodies[0]);
      expect(await (await send('one')).json()).toEqual(bodies[0]);
      // To the shop and to whoever wrote.
      expect(await api.db.select().from(mails)).toHaveLength(2);
      await send('another');
      expect(await api.db.select().from(mails)).toHaveLength(4);
      await api.db.execute('DELETE FROM idempotency_keys');
    },
  );

  test.each([samples, question, message])('is nothing else under the same key: $path', async (written) => {
    const send = sender(api, token, written);
    await send('two');
    const answer = await send('two', written.other);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'idempotency-conflict' }]);
    expect((await send('a key')).status).toBe(400);
    await api.db.execute('DELETE FROM idempotency_keys');
  });
});

test.each([samples, question])(
  'it is answered though its address has had all that it may have: $path',
  async (written) => {
    const api = await startTestApi({ limits: createRateLimits() });
    const send = sender(api, await api.guestToken(), written);
    expect((await send('three')).status).toBe(200);
    let last = 200;
    for (let more = 0; more < 6 && last === 200; more += 1) last = (await send(null)).status;
    expect(last).not.toBe(200);
    const sent = (await api.db.select().from(mails)).length;
    expect((await send('three')).status).toBe(200);
    expect(await api.db.select().from(mails)).toHaveLength(sent);
    await api.close();
  },
);
