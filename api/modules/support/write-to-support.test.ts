import { clientIpHeader } from '../../contract/transport.ts';
import { mails } from '../../db/schema/mail.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { listOutbox } from '../../testing/outbox.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sendDueMails } from '../mail/sender.ts';
import { outbox } from '../mail/transport.ts';

const message = {
  name: 'Eva',
  email: 'eva@example.nl',
  subject: 'Kast <b>',
  message: 'Past de kast?\nZie https://evil.example/x of shop.example.',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(mails));

describe('POST support', () => {
  it('writes to the shop, which can answer, and gives a copy that advertises nothing', async () => {
    expect((await api.post('support', [message])).status).toBe(200);
    await sendDueMails(api.services, outbox);
    const mailed = await listOutbox(api);
    expect(mailed.map(({ kind, recipient }) => `${kind} ${recipient}`).sort()).toEqual([
      'support-receipt eva@example.nl',
      'support-request service@lindenwonen.example',
    ]);
    const textOf = async (kind: string) => {
      const id = mailed.find((one) => one.kind === kind)?.id;
      return (await api.request(`/api/dev/mail/${id}?part=text`)).text();
    };
    expect(await textOf('support-request')).toContain('> Zie https://evil.example/x of shop.example.');
    const copy = await textOf('support-receipt');
    expect(copy).toContain('> Past de kast?\n> Zie [link weggelaten] of [link weggelaten].');
    expect(copy).not.toContain('evil.example');
  });

  it.each([
    { ...message, email: 'nobody' },
    { ...message, email: 'a@b.nl\nBcc: c@d.nl' },
    { ...message, message: ' ' },
    { ...message, message: 'x'.repeat(4001) },
    { ...message, more: true },
    {},
  ])('refuses what is no message (%#)', async (item) => {
    expect((await api.post('support', [item])).status).toBe(400);
    expect(await api.db.select().from(mails)).toEqual([]);
  });

  it('fills nobody’s mailbox', async () => {
    const limited = await startTestApi({ limits: createRateLimits() });
    const from = (client: string) =>
      limited.request('support', {
        method: 'POST',
        headers: { [clientIpHeader]: client },
        body: JSON.stringify({ items: [message] }),
      });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await from('192.0.2.1')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    // Whose address it is still reaches the shop; what goes to that address has ended.
    expect((await from('192.0.2.2')).status).toBe(200);
    const kinds = (await limited.db.select().from(mails)).map(({ kind }) => kind);
    await limited.close();
    expect(kinds.filter((kind) => kind === 'support-request')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'support-receipt')).toHaveLength(3);
  });
});
