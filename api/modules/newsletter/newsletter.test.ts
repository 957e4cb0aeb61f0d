import { asc } from 'drizzle-orm';
import type { Tokens } from '../../contract/auth.ts';
import { mails } from '../../db/schema/mail.ts';
import { newsletterConsents, newsletterSubscriptions } from '../../db/schema/newsletter.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { only } from '../../testing/shopper.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { deleteUnconfirmed } from './repo.ts';

const hourMs = 3_600_000;
const email = 'sanne@example.nl';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(newsletterConsents);
  await api.db.delete(newsletterSubscriptions);
  await api.db.delete(mails);
});

const subscribe = (address = email, token?: string) =>
  api.post('subscribe?origin=mobile', [{ email: address, source: 'footer' }], token);
async function mailed(): Promise<{ kind: string; recipient: string; path: string }[]> {
  const rows = await api.db.select().from(mails).orderBy(asc(mails.createdAt));
  return rows.map(({ kind, recipient, data }) => ({
    kind,
    recipient,
    path: String(data.link ?? data.unsubscribeLink),
  }));
}
const lastPath = async () => (await mailed()).at(-1)?.path ?? '';
const press = (path: string, body?: URLSearchParams) =>
  api.request(path, { method: 'POST', body: body ?? null });
async function subscribed(address = email): Promise<string> {
  await subscribe(address);
  await press(await lastPath());
  return lastPath();
}
async function statusOf(address = email): Promise<string | undefined> {
  const rows = await api.db.select().from(newsletterSubscriptions);
  return rows.find((row) => row.email === address)?.status;
}

async function customer(address: string): Promise<string> {
  const name = { firstName: 'Sanne', lastName: 'de Wit' };
  const password = 'vier lindes op een rij';
  const answer = await api.post<Tokens>('signup', [{ email: address, password, ...name }]);
  if (answer.error) throw new Error(answer.error.message);
  const signedIn = await api.post<Tokens>('signin', [
    { grantType: 'Password', id: address, secret: password },
  ]);
  return only(signedIn).accessToken;
}

describe('the double opt-in', () => {
  it('subscribes an address once its owner has pressed the button behind the link', async () => {
    expect(only(await subscribe(' Sanne@Example.NL '))).toEqual({ status: 'confirmation-sent' });
    const [mail] = await mailed();
    expect(mail).toMatchObject({ kind: 'newsletter-confirm', recipient: email });
    const page = await api.request(mail?.path ?? '');
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(await page.text()).toContain('<form method="post">');
    // Programs that open links subscribe nobody.
    expect(await statusOf()).toBe('pending');
    const done = await press(mail?.path ?? '');
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('U bent aangemeld')]);
    expect(await statusOf()).toBe('confirmed');
    expect((await mailed()).map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-welcome']);
  });

  it('goes on in the language of its mail, whatever the browser prefers', async () => {
    const body = JSON.stringify({ items: [{ email, source: 'footer' }] });
    const headers = { 'accept-language': 'fr' };
    await api.request('/api/be/subscribe?origin=mobile', { method: 'POST', headers, body });
    const path = await lastPath();
    expect(await (await api.request(path)).text()).toContain('<html lang="fr"');
    expect(await (await press(path)).text()).toContain('href="/be-fr"');
    expect((await api.db.select().from(mails)).map(({ language }) => language)).toEqual(['fr', 'fr']);
    expect(await (await press(await lastPath())).text()).toContain('<html lang="fr"');
  });

  it('keeps proof of consent, and no token', async () => {
    await press(await subscribed());
    const log = await api.db.select().from(newsletterConsents).orderBy(asc(newsletterConsents.id));
    const shared = { language: 'nl', textVersion: '2026-11', createdAt: api.clock.now };
    expect(log).toEqual([
      expect.objectContaining({ ...shared, event: 'requested', source: 'footer', origin: 'mobile' }),
      expect.objectContaining({ ...shared, event: 'confirmed', source: 'link', origin: null }),
      expect.objectContaining({ ...shared, event: 'unsubscribed', source: 'link' }),
    ]);
    const token = (await mailed())[0]?.path.split('token=')[1] ?? 'none';
    expect(JSON.stringify(await api.db.select().from(newsletterSubscriptions))).not.toContain(token);
  });

  it('says so again when the button is pressed twice, and welcomes once', async () => {
    await subscribe();
    const path = await lastPath();
    const answers = await Promise.all([press(path), press(path), press(path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await mailed()).filter(({ kind }) => kind === 'newsletter-welcome')).toHaveLength(1);
  });

  it('takes neither old, replaced nor invented links', async () => {
    await subscribe();
    const first = await lastPath();
    const start = api.clock.now;
    await subscribe();
    expect((await press(first)).status).toBe(410);
    api.clock.now = new Date(start.getTime() + 48 * hourMs);
    expect((await press(await lastPath())).status).toBe(410);
    api.clock.now = start;
    for (const path of [
      'confirm',
      'confirm?token=',
      'confirm?token=abc',
      'unsubscribe?token=a.b',
      'unsubscribe',
    ])
      expect((await press(`/api/nl/subscribe/${path}`)).status).toBe(410);
    expect(await statusOf()).toBe('pending');
    const page = await (await press('/api/nl/subscribe/confirm?token=abc')).text();
    expect(page).toContain('href="/nl/newsletter"');
  });

  it('does not confirm for another shop', async () => {
    await subscribe();
    expect((await press((await lastPath()).replace('/nl/', '/be/'))).status).toBe(410);
  });
});

describe('the form of a browser without scripts', () => {
  const send = (fields: Record<string, string>, site = 'nl') =>
    api.request(`/api/${site}/subscribe/form`, { method: 'POST', body: new URLSearchParams(fields) });

  it('asks the owner of the address by mail and says so on a page, in the language of the page it stood on', async () => {
    const answer = await send({ email, source: 'page', language: 'fr' }, 'be');
    const page = await answer.text();
    expect([answer.status, page]).toEqual([200, expect.stringContaining('C’est presque fait')]);
    expect(page).toContain('href="/be-fr"');
    const [subscription] = await api.db.select().from(newsletterSubscriptions);
    expect(subscription).toMatchObject({ email, language: 'fr', status: 'pending' });
    const [consent] = await api.db.select().from(newsletterConsents);
    expect(consent).toMatchObject({ event: 'requested', source: 'page', origin: null });
  });

  it.each(['sanne', '', null])('leads back from %j, and writes to nobody', async (typed) => {
    const fields: Record<string, string> = typed === null ? {} : { email: typed };
    const answer = await send({ ...fields, language: 'xx' });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('href="/nl/newsletter"');
    expect(await mailed()).toEqual([]);
  });
});

describe('an address that is subscribed already', () => {
  it('looks like any other to strangers, and its owner is told by mail, once a day', async () => {
    const fresh = await subscribe('new@example.nl');
    await subscribed();
    const known = await subscribe();
    expect([known.status, known.items]).toEqual([fresh.status, fresh.items]);
    await subscribe();
    expect((await mailed()).filter(({ kind }) => kind === 'newsletter-already')).toHaveLength(1);
    expect(await statusOf()).toBe('confirmed');
  });

  it('is told to no account either: signing up proves no address', async () => {
    await subscribed('eva@example.nl');
    const account = await customer('eva@example.nl');
    const fresh = await subscribe('new@example.nl', account);
    const known = await subscribe('eva@example.nl', account);
    expect([known.status, known.items]).toEqual([fresh.status, fresh.items]);
    expect((await mailed()).at(-1)).toMatchObject({
      kind: 'newsletter-already',
      recipient: 'eva@example.nl',
    });
  });
});

describe('unsubscribing', () => {
  it('takes the link, a second press, and the button of mail programs', async () => {
    const path = await subscribed();
    expect(await (await api.request(path)).text()).toContain('Afmelden');
    expect(await statusOf()).toBe('confirmed');
    const oneClick = await press(path, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));
    expect([oneClick.status, await oneClick.text()]).toEqual([200, '']);
    expect(await statusOf()).toBe('unsubscribed');
    expect((await press(path)).status).toBe(200);
    const log = await api.db.select().from(newsletterConsents);
    expect(log.filter(({ event }) => event === 'unsubscribed')).toEqual([
      expect.objectContaining({ source: 'one-click' }),
    ]);
  });

  it('by address needs its own token, or the account that has the address', async () => {
    const path = await subscribed();
    const token = path.split('token=')[1] ?? '';
    const strange = (await subscribed('strange@example.nl')).split('token=')[1] ?? '';
    const account = await customer('eva2@example.nl');
    expect((await api.delete(`subscribe/${email}`)).error).toMatchObject({ code: 'token-missing' });
    expect((await api.delete(`subscribe/${email}`, account)).error).toMatchObject({ code: 'access-denied' });
    expect((await api.delete(`subscribe/${email}?token=${strange}`, account)).status).toBe(403);
    expect((await api.delete(`subscribe/${email}?token=${strange}`)).status).toBe(403);
    expect((await api.delete(`subscribe/${email}?token=${token}x`)).status).toBe(403);
    expect(await statusOf()).toBe('confirmed');
    expect((await api.delete(`subscribe/${email}?token=${token}`)).status).toBe(200);
    expect(await statusOf()).toBe('unsubscribed');
    const own = (await subscribed('eva2@example.nl')).split('token=')[1] ?? '';
    for (let times = 0; times < 2; times += 1)
      expect(only(await api.delete(`subscribe/EVA2@example.nl?token=${own}`))).toEqual({
        status: 'unsubscribed',
      });
    expect(await statusOf('eva2@example.nl')).toBe('unsubscribed');
  });

  it('is one call of a customer for their own address, subscribed or not, and of nobody without a token', async () => {
    const account = await customer('eva3@example.nl');
    const path = 'subscribe/Eva3@example.nl';
    expect(only(await api.delete(path, account))).toEqual({ status: 'unsubscribed' });
    expect(await statusOf('eva3@example.nl')).toBeUndefined();
    await subscribed('eva3@example.nl');
    expect((await api.delete(path)).error).toMatchObject({ code: 'token-missing' });
    expect(await statusOf('eva3@example.nl')).toBe('confirmed');
    expect(only(await api.delete(path, account))).toEqual({ status: 'unsubscribed' });
    expect(await statusOf('eva3@example.nl')).toBe('unsubscribed');
    const log = await api.db.select().from(newsletterConsents);
    expect(log.filter(({ event }) => event === 'unsubscribed')).toEqual([
      expect.objectContaining({ source: 'account' }),
    ]);
  });

  it('can be followed by a new subscription, which asks again', async () => {
    await press(await subscribed());
    await subscribe();
    expect((await mailed()).at(-1)?.kind).toBe('newsletter-confirm');
    await press(await lastPath());
    expect(await statusOf()).toBe('confirmed');
  });
});

it.each([
  { email: 'nobody' },
  { email: 'a@b.nl\r\nBcc: c@d.nl' },
  { email, source: '<b>' },
  {},
  { email, extra: 1 },
])('refuses %j', async (item) => {
  expect((await api.post('subscribe', [item])).status).toBe(400);
  expect(await mailed()).toEqual([]);
});

it('refuses an origin there is none of', async () => {
  expect((await api.post('subscribe?origin=watch', [{ email }])).status).toBe(400);
});

it('forgets addresses that nobody confirmed, and keeps who once did', async () => {
  await subscribe('never@example.nl');
  await press(await subscribed());
  await subscribe();
  const later = new Date(api.clock.now.getTime() + 31 * 24 * hourMs);
  expect(await deleteUnconfirmed(api.db, api.clock.now, 10)).toBe(0);
  expect(await deleteUnconfirmed(api.db, later, 10)).toBe(1);
  expect(await statusOf('never@example.nl')).toBeUndefined();
  expect(await statusOf()).toBe('pending');
});

it('writes to one address three times an hour at most', async () => {
  const limited = await startTestApi({ limits: createRateLimits() });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await limited.post('subscribe', [{ email }])).status);
  const form = { method: 'POST', body: new URLSearchParams({ email }) };
  statuses.push((await limited.request('/api/nl/subscribe/form', form)).status);
  await limited.close();
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
