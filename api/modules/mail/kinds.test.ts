import { eq } from 'drizzle-orm';
import { apiTexts } from '../../../messages/api.ts';
import { type Language, languages } from '../../contract/sites.ts';
import { mails } from '../../db/schema/mail.ts';
import { orders } from '../../db/schema/sales.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { type MailData, type MailKind, mailData, queueMail } from '../outbox/queue.ts';
import { toMessage } from './message.ts';
import { makeMailData } from './testing/sample-mails.ts';

const hostile = `<script>alert("1")</script>\r\nBcc: all@example.nl <img src=x onerror='alert(2)'>`;

let api: TestApi;
let made: Awaited<ReturnType<typeof makeMailData>>;
let orderId: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { publicUrl: 'https://www.linden.test' } });
  const words = { firstName: hostile, lastName: '<b>Wit</b>', note: hostile };
  made = await makeMailData(api, { site: 'nl', language: 'nl' }, words);
  ({ orderId } = made['order-placed']);
});
afterAll(() => api.close());

async function write<K extends MailKind>(kind: K, language: Language, data: MailData[K] = made[kind]) {
  await api.db.delete(mails);
  const mail = { site: 'nl', language, recipient: 'sanne@example.nl', kind, data, causeKey: null } as const;
  await queueMail(api.db, mail);
  const [stored] = await api.db.select().from(mails);
  if (!stored) throw new Error('No mail was queued.');
  return toMessage(stored, api.services);
}

const kinds = Object.keys(mailData).filter((kind): kind is MailKind => Object.hasOwn(mailData, kind));
const cases = kinds.flatMap((kind) => languages.map((language) => ({ kind, language })));

describe.each(cases)('the mail $kind in $language', ({ kind, language }) => {
  it('is complete, escaped, and needs nothing from elsewhere', async () => {
    const { html, text, subject, headers } = await write(kind, language);
    expect(headers['Content-Language']).toBe(`${language}-NL`);
    expect(html).toContain(`lang="${language}-NL"`);
    expect(subject).toMatch(/^[^\r\n]{8,200}$/);
    for (const part of [html, text]) {
      expect(part).not.toMatch(/undefined|\bNaN\b|\[object|Invalid Date|\{\w+\}/);
      for (const line of ['Linden Wonen B.V.', 'KvK 84120391', 'Btw NL863094712B01', 'Houtkade 14'])
        expect(part).toContain(line);
    }
    expect(html).not.toMatch(/<(script|img|b|iframe|form|link)[\s>]/i);
    expect(html).not.toMatch(/url\(|@import/i);
    for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^https:\/\/(www\.linden\.test|europa\.eu\/youreurope)\//);
  });
});

it('leads to the shop in the language it is written in, and says in it who writes', async () => {
  await api.db.delete(mails);
  await queueMail(api.db, {
    ...{ site: 'be', language: 'fr', recipient: 'luc@example.be', kind: 'account-created', causeKey: null },
    data: { firstName: 'Luc' },
  });
  const [stored] = await api.db.select().from(mails);
  if (!stored) throw new Error('No mail was queued.');
  const { text, html, from, headers } = await toMessage(stored, api.services);
  expect([from.name, headers['Content-Language']]).toEqual(['Linden Wonen Belgique', 'fr-BE']);
  expect(html).toContain('href="https://www.linden.test/be-fr"');
  for (const words of ['Pays-Bas', 'TVA BE 0784.120.391']) expect(text).toContain(words);
  for (const words of ['Nederland', 'België', 'ma t/m vr']) expect(text).not.toContain(words);
});

it('has its own words in every language', () => {
  const flat = (value: unknown, path = ''): [string, string][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) => flat(item, `${path}.${name}`))
      : [[path, String(value)]];
  const [first, ...others] = languages.map((language) => new Map(flat(apiTexts[language].mail)));
  for (const other of others) {
    expect([...other.keys()]).toEqual([...(first?.keys() ?? [])]);
    for (const [key, text] of other) {
      const places = (one: string) => [...one.matchAll(/\{\w+\}/g)].map(String).sort();
      expect([key, places(text)]).toEqual([key, places(first?.get(key) ?? '')]);
      expect(text.trim()).not.toBe('');
    }
  }
});

it('addresses people with u in Dutch', () => {
  expect(JSON.stringify(apiTexts.nl.mail)).not.toMatch(/\b(je|jij|jou|jouw)\b/i);
});

describe('what is mailed of an order', () => {
  it('says at first that it is received and not paid yet, holds the whole order and how to pay it', async () => {
    const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    const { text, html, subject } = await write('order-placed', 'nl');
    expect(subject).toBe(`Uw bestelling ${order?.orderNumber} is ontvangen, nog niet betaald`);
    expect(text).toContain('Uw bestelling is nog niet betaald.');
    const euro = (minor = 0) => `€ ${(minor / 100).toLocaleString('nl-NL')}`;
    for (const amount of [order?.subTotal, order?.total]) expect(text).toContain(euro(amount));
    expect(text).toContain(`2 × ${euro((order?.subTotal ?? 0) / 2)}`);
    for (const fact of [
      'IBAN: NL91 ABNA 0417 1643 00',
      `Onder vermelding van: ${order?.orderNumber}`,
      'Uiterlijk op: 26 november 2026',
      'Besteld op: 16 november 2026',
      'Betaling: Nog te betalen',
      'Betaalmethode: Bankoverschrijving',
      'Verwachte bezorging als u meteen betaalt: ',
      'De bezorgperiode begint pas als het bedrag binnen is',
      'Waarvan btw: ',
      'Lindelaan 12 B',
      '1012 AB Amsterdam',
      'Nederland',
      'https://www.linden.test/nl/overeenkomst-herroepen',
    ])
      expect(text).toContain(fact);
    expect(html).toContain('&lt;script&gt;');
    // No contract before it is confirmed.
    expect(text).not.toContain('Uw overeenkomst is gesloten');
  });

  it('is confirmed once it is paid, with the terms and without asking for the transfer', async () => {
    await api.db
      .update(orders)
      .set({ paymentStatus: 'paid', status: 'orderPlaced' })
      .where(eq(orders.id, orderId));
    const { text, subject } = await write('order-paid', 'nl');
    expect(subject).toMatch(/^Bevestiging van uw bestelling LW-/);
    for (const fact of [
      'Betaling: Betaald',
      'Verwachte bezorging: ',
      'Lindelaan 12 B',
      'herroepen tot 14 dagen',
    ])
      expect(text).toContain(fact);
    expect(text).toContain('Uw overeenkomst is gesloten');
    expect(text).not.toContain('IBAN');
    expect((await write('order-cancelled', 'nl')).text).toContain('Wij betalen € ');
  });
});

it('writes amounts and dates as the language does', async () => {
  expect((await write('order-placed', 'de')).text).toMatch(/Gesamtbetrag: [\d.]+ €/);
  expect((await write('order-placed', 'en')).text).toContain('Ordered on: 16 November 2026');
});

it('acknowledges a withdrawal with date, time and what it is about', async () => {
  const { text } = await write('withdrawal-received', 'nl');
  expect(text).toContain('Ontvangen op: 20 november 2026 om 16:04:05 CET');
  expect(text).toMatch(/Ontvangstnummer: LW-\S+-R1/);
  expect(text).toMatch(/\* .+ – 1 ×/);
});

it('acknowledges a declaration with its moment, a link that opens it and a code', async () => {
  const { text, subject } = await write('withdrawal-declared', 'nl');
  expect(subject).toMatch(/^Wij hebben uw herroeping van bestelling \S+ ontvangen/);
  expect(text).toContain('tot 30 dagen na uw verklaring');
  expect(text).toContain('Ontvangen op: 20 november 2026 om 16:04:05 CET');
  expect(text).toMatch(/deze code in: [2-9C-X]{4}-[2-9C-X]{4}\./);
  expect(text).toMatch(/https:\/\/www\.linden\.test\/nl\/overeenkomst-herroepen#key=[\w.-]{80}/);
});

it('opens the withdrawal from every mail of an order that can be withdrawn from', async () => {
  const link = /\/nl\/overeenkomst-herroepen#key=[\w.-]{80}/;
  const mailed = [await write('order-placed', 'nl'), await write('order-paid', 'nl')];
  for (const status of ['beingPrepared', 'onTheWay', 'outForDelivery', 'delivered'])
    mailed.push(await write('order-status', 'nl', { orderId, status }));
  for (const { text, html } of mailed) {
    expect(text).toMatch(link);
    expect(html).toMatch(link);
    expect(text).toMatch(/https:\/\/www\.linden\.test\/api\/nl\/order-page\?key=[\w.-]{80}/);
  }
});

it('lets newsletters be ended with one click (RFC 8058), and only them', async () => {
  const { headers, html } = await write('newsletter-welcome', 'nl');
  const link = 'https://www.linden.test/api/nl/subscribe/unsubscribe?token=abc';
  expect(headers).toMatchObject({
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(html).toContain(link);
  expect((await write('order-paid', 'nl')).headers).not.toHaveProperty('List-Unsubscribe');
});

it('leads subscribers to the page of the newsletter', async () => {
  for (const kind of ['newsletter-welcome', 'newsletter-already'] as const) {
    const { html, text } = await write(kind, 'nl');
    expect(html).toContain('href="https://www.linden.test/nl/newsletter"');
    expect(text).toContain('Over de nieuwsbrief:\nhttps://www.linden.test/nl/newsletter');
  }
});

it('refuses data that its kind cannot be written with', async () => {
  const bad = { firstName: 'Eva', link: 'https://evil.example/' };
  await expect(write('password-reset', 'nl', bad)).rejects.toThrow();
  await expect(write('password-reset', 'nl', { firstName: 'Eva', link: '//evil.example' })).rejects.toThrow();
});
