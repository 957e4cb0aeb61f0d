import { clientIpHeader } from '../../contract/transport.ts';
import { mails } from '../../db/schema/mail.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { isOutboxOpen } from './dev-page.ts';
import { sendDueMails } from './sender.ts';
import { outbox } from './transport.ts';

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

async function listed(): Promise<Record<string, string>[]> {
  const response = await api.request('/api/dev/mail', { headers: { accept: 'application/json' } });
  const { items } = await response.json();
  return items;
}

describe('POST support', () => {
  it('writes to the shop, which can answer, and gives a copy that advertises nothing', async () => {
    expect((await api.post('support', [message])).status).toBe(200);
    await sendDueMails(api.services, outbox);
    const mailed = await listed();
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

describe('/api/dev/mail', () => {
  it('lists the mails on a page and shows each without scripts', async () => {
    await api.post('support', [message]);
    await sendDueMails(api.services, outbox);
    const page = await api.request('/api/dev/mail');
    const html = await page.text();
    expect(html).toContain('Contactformulier: Kast &lt;b&gt;');
    expect(html).toContain('<th scope="col">Subject</th>');
    const [mail] = await listed();
    const shown = await api.request(`/api/dev/mail/${mail?.id}`);
    expect(shown.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*sandbox(?!.*allow-scripts)/,
    );
    expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await shown.text()).toContain('<!doctype html>');
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', "' OR 1=1"])
      expect((await api.request(`/api/dev/mail/${encodeURIComponent(id)}`)).status).toBe(404);
  });

  it('does not exist where it is switched off', async () => {
    const closed = await startTestApi({ environment: { devMail: false } });
    for (const path of ['/api/dev/mail', '/api/dev/mail/00000000-0000-4000-8000-000000000000'])
      expect((await closed.request(path)).status).toBe(404);
    await closed.close();
  });

  it('does not exist where mails go out to people, unless it is switched on', () => {
    const { environment } = api.services;
    const smtp = { ...environment, smtpUrl: 'smtps://mail.example' };
    expect(isOutboxOpen({ environment })).toBe(true);
    expect(isOutboxOpen({ environment: smtp })).toBe(false);
    expect(isOutboxOpen({ environment: { ...smtp, devMail: true } })).toBe(true);
  });
});
