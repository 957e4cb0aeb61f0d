import { eq, sql } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { queueMail } from './queue.ts';
import { claimDueMails, saveFailure } from './repo.ts';
import { sendDueMails, startMailSender } from './sender.ts';
import { startSmtpDouble } from './testing/smtp-double.ts';
import { createSmtpTransport, type MailTransport, outbox } from './transport.ts';

let api: TestApi;
let smtp: Awaited<ReturnType<typeof startSmtpDouble>>;
let transport: MailTransport;
beforeAll(async () => {
  api = await startTestApi();
  smtp = await startSmtpDouble();
  transport = createSmtpTransport(smtp.url, { idleMs: 5000 });
});
afterAll(async () => {
  transport.close();
  await smtp.close();
  await api.close();
});
beforeEach(async () => {
  await api.db.delete(mails);
  smtp.received.length = 0;
  smtp.state.behaviour = 'accept';
});

async function queue(recipient = 'sanne@example.nl', causeKey: string | null = null): Promise<void> {
  const data = { firstName: 'Sanne' };
  const mail = { site: 'nl', language: 'nl', recipient, kind: 'account-created', data, causeKey } as const;
  await api.db.transaction((tx) => queueMail(tx, mail));
}
const all = () => api.db.select().from(mails);
async function only() {
  const [mail, ...others] = await all();
  if (!mail || others.length > 0) throw new Error('One mail expected.');
  return mail;
}
const makeDue = () => api.db.update(mails).set({ nextAttemptAt: sql`now()` });
const send = () => sendDueMails(api.services, transport);
async function secondsToWait(): Promise<number> {
  const [row] = await api.db
    .select({ seconds: sql<string>`extract(epoch FROM ${mails.nextAttemptAt} - now())` })
    .from(mails);
  return Number(row?.seconds);
}

describe('a mail', () => {
  it('is sent once, in two parts, from the shop to one recipient', async () => {
    await queue();
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const { id, status, sentBy, sentAt, subject } = await only();
    expect({ status, sentBy, subject }).toEqual({
      status: 'sent',
      sentBy: 'smtp',
      subject: 'Welkom bij Linden Wonen',
    });
    expect(sentAt).not.toBeNull();
    expect(smtp.received).toHaveLength(1);
    expect(smtp.received[0]).toMatchObject({
      from: { name: 'Linden Wonen', address: 'noreply@linden.example' },
      to: [{ name: '', address: 'sanne@example.nl' }],
      replyTo: [{ name: 'Linden Wonen', address: 'service@lindenwonen.example' }],
      subject: 'Welkom bij Linden Wonen',
      messageId: `<${id}@linden.example>`,
      attachments: [],
    });
    expect(smtp.received[0]?.html).toContain('lang="nl-NL"');
    expect(smtp.received[0]?.text).toContain('Beste Sanne,');
    const headers = new Map(smtp.received[0]?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe('nl-NL');
    expect(headers.has('list-unsubscribe')).toBe(false);
  });

  it('is not queued by a transaction that fails, and once for one cause', async () => {
    const failing = api.db.transaction(async (tx) => {
      await queueMail(tx, {
        ...{ site: 'nl', language: 'nl', recipient: 'a@example.nl', kind: 'account-created', causeKey: null },
        data: { firstName: 'A' },
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await queue('a@example.nl', 'account:1');
    await queue('a@example.nl', 'account:1');
    expect(await send()).toBe(1);
    expect(smtp.received).toHaveLength(1);
  });

  it('stays in the outbox where there is no mail server', async () => {
    await queue();
    await sendDueMails(api.services, outbox);
    expect(await only()).toMatchObject({ status: 'sent', sentBy: 'outbox' });
    expect(smtp.received).toHaveLength(0);
  });

  it.each([
    'x@y.example\r\nBcc: all@example.nl',
    'a@example.nl, b@example.nl',
    'Sanne <a@example.nl>',
    'nobody',
    '',
  ])('to "%s" goes to nobody', async (recipient) => {
    await queue(recipient);
    await send();
    expect(await only()).toMatchObject({ status: 'failed', attempts: 1 });
    expect(smtp.received).toHaveLength(0);
  });
});

describe('a mail server', () => {
  it('that refuses for now is asked again after longer and longer pauses, then given up', async () => {
    await queue();
    smtp.state.behaviour = 'refuse-for-now';
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      await makeDue();
      expect(await send()).toBe(1);
      expect(await send()).toBe(0);
      expect(await only()).toMatchObject({ status: 'queued', attempts: attempt });
      pauses.push(Math.round((await secondsToWait()) / 60));
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720]);
    await makeDue();
    await send();
    expect(await only()).toMatchObject({ status: 'failed', attempts: 8 });
    expect((await only()).lastError).toContain('451');
  });

  it('that refuses for now gets the mail later', async () => {
    await queue();
    smtp.state.behaviour = 'refuse-for-now';
    await send();
    smtp.state.behaviour = 'accept';
    await makeDue();
    await send();
    expect(await only()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
    expect(smtp.received).toHaveLength(1);
  });

  it.each(['refuse', 'refuse-recipient'] as const)(
    'that answers 5xx (%s) is not asked again',
    async (behaviour) => {
      await queue();
      smtp.state.behaviour = behaviour;
      await send();
      expect(await only()).toMatchObject({ status: 'failed', attempts: 1 });
      await makeDue();
      expect(await send()).toBe(0);
    },
  );

  it.each(['hang', 'hang-up'] as const)('that fails in the middle (%s) is asked again', async (behaviour) => {
    await queue();
    smtp.state.behaviour = behaviour;
    const hasty = createSmtpTransport(smtp.url, { idleMs: 500 });
    await sendDueMails(api.services, hasty);
    hasty.close();
    expect(await only()).toMatchObject({ status: 'queued', attempts: 1 });
    smtp.state.behaviour = 'accept';
    await makeDue();
    await send();
    expect(await only()).toMatchObject({ status: 'sent', attempts: 2 });
    expect(smtp.received).toHaveLength(1);
  });

  it('that is not there is asked again', async () => {
    await queue();
    const nowhere = createSmtpTransport('smtp://127.0.0.1:1', { idleMs: 500 });
    await sendDueMails(api.services, nowhere);
    nowhere.close();
    expect(await only()).toMatchObject({ status: 'queued', attempts: 1 });
    expect(await secondsToWait()).toBeGreaterThan(50);
  });

  it('does not get one mail that cannot be written, but all others', async () => {
    await queue('good@example.nl');
    const orderId = '00000000-0000-4000-8000-000000000000';
    const lost = { site: 'nl', language: 'nl', recipient: 'lost@example.nl', causeKey: null } as const;
    await queueMail(api.db, { ...lost, kind: 'order-placed', data: { orderId } });
    await api.db.insert(mails).values({ ...lost, kind: 'no-such-kind', data: {} });
    await send();
    expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual(['good@example.nl']);
    const states = (await all()).map(({ kind, status }) => `${kind} ${status}`).sort();
    expect(states).toEqual(['account-created sent', 'no-such-kind failed', 'order-placed queued']);
  });
});

describe('a mail server that wants a password', () => {
  it.each([
    ['right', 'sent'],
    ['wrong', 'queued'],
  ])('gets the %s one, and the mail is %s', async (password, status) => {
    const guarded = await startSmtpDouble({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password: given }, _session, done) =>
        username === 'shop' && given === 'right' ? done(null, { user: 'shop' }) : done(new Error('no')),
    });
    const [scheme, host] = guarded.url.split('//');
    const withPassword = createSmtpTransport(`${scheme}//shop:${password}@${host}`, { idleMs: 5000 });
    await queue();
    await sendDueMails(api.services, withPassword);
    withPassword.close();
    await guarded.close();
    expect(await only()).toMatchObject({ status, attempts: 1 });
    expect((await only()).lastError ?? '').not.toContain('wrong');
  });
});

it('is sent soon after its transaction has committed, until the sender is stopped', async () => {
  const stop = startMailSender(api.services, { ...transport, close: () => undefined });
  await queue();
  const start = Date.now();
  while (smtp.received.length === 0 && Date.now() - start < 5000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await stop();
  expect(await only()).toMatchObject({ status: 'sent' });
  await queue('later@example.nl');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(smtp.received).toHaveLength(1);
});

describe('several senders', () => {
  it('at once send each mail once', async () => {
    for (let n = 0; n < 30; n++) await queue(`reader-${n}@example.nl`);
    const attempts = await Promise.all([send(), send(), send()]);
    expect(attempts.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(new Set(smtp.received.map(({ to }) => to?.[0]?.address)).size).toBe(30);
    expect(smtp.received).toHaveLength(30);
  });

  it('repeat a mail whose sender died between sending and noting it, under the same Message-ID', async () => {
    await queue();
    let die = (_: Error): void => undefined;
    const dying: MailTransport = {
      ...transport,
      async send(message) {
        await transport.send(message);
        await new Promise((_, reject) => {
          die = reject;
        });
      },
    };
    const dead = sendDueMails(api.services, dying);
    while (smtp.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // Its lease still holds.
    expect(await send()).toBe(0);
    await makeDue();
    expect(await send()).toBe(1);
    expect(await only()).toMatchObject({ status: 'sent', attempts: 2 });
    const [first, second] = smtp.received;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.html).toBe(first?.html);
    die(new Error('The sender has been dead for long.'));
    await dead;
    expect(await only()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  it('do not let one that woke up late undo what the next has noted', async () => {
    await queue();
    const [late] = await claimDueMails(api.db, { count: 1, leaseSeconds: 60 });
    await makeDue();
    await send();
    expect(late?.attempts).toBe(1);
    if (late) await saveFailure(api.db, late, { reason: 'too late', retrySeconds: 60 });
    expect(await only()).toMatchObject({ status: 'sent', lastError: null });
  });

  it('give up a mail whose every attempt was cut off', async () => {
    await queue();
    await api.db.update(mails).set({ attempts: 8 }).where(eq(mails.recipient, 'sanne@example.nl'));
    await send();
    expect(await only()).toMatchObject({ status: 'failed' });
    expect(smtp.received).toHaveLength(0);
  });
});
