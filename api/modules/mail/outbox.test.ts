import { mails } from '../../db/schema/mail.ts';
import { listOutbox } from '../../testing/outbox.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { isOutboxOpen } from './dev-page.ts';
import { sendDueMails } from './sender.ts';
import { outbox } from './transport.ts';

const message = {
  name: 'Eva',
  email: 'eva@example.nl',
  subject: 'Kast <b>',
  message: 'Past de kast?',
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(mails));

describe('/api/dev/mail', () => {
  it('lists the mails on a page and shows each without scripts', async () => {
    await api.post('support', [message]);
    await sendDueMails(api.services, outbox);
    const page = await api.request('/api/dev/mail');
    const html = await page.text();
    expect(html).toContain('Contactformulier: Kast &lt;b&gt;');
    expect(html).toContain('<th scope="col">Subject</th>');
    const [mail] = await listOutbox(api);
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
