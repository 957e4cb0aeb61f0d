import { eq, sql } from 'drizzle-orm';
import { mails } from '../../db/schema/mail.ts';
import { queueMail } from '../outbox/queue.ts';
import { claimDueMails, saveFailure } from './repo.ts';
import { sendDueMails, startMailSender } from './sender.ts';
import { openPostOffice, type PostOffice } from './testing/post-office.ts';
import { type MailTransport, outbox } from './transport.ts';

let post: PostOffice;
beforeAll(async () => {
  post = await openPostOffice();
}, 120_000);
beforeEach(() => post.empty());
afterAll(() => post.close());

describe('a mail', () => {
  it('is sent once, in two parts, from the shop to one recipient', async () => {
    await post.queue();
    expect(await post.send()).toBe(1);
    expect(await post.send()).toBe(0);
    const { id, status, sentBy, sentAt, subject } = await post.only();
    expect({ status, sentBy, subject }).toEqual({
      status: 'sent',
      sentBy: 'smtp',
      subject: 'Welkom bij Linden Wonen',
    });
    expect(sentAt).not.toBeNull();
    expect(post.smtp.received).toHaveLength(1);
    expect(post.smtp.received[0]).toMatchObject({
      from: { name: 'Linden Wonen', address: 'noreply@linden.example' },
      to: [{ name: '', address: 'sanne@example.nl' }],
      replyTo: [{ name: 'Linden Wonen', address: 'service@lindenwonen.example' }],
      subject: 'Welkom bij Linden Wonen',
      messageId: `<${id}@linden.example>`,
      attachments: [],
    });
    expect(post.smtp.received[0]?.html).toContain('lang="nl-NL"');
    expect(post.smtp.received[0]?.text).toContain('Beste Sanne,');
    const headers = new Map(post.smtp.received[0]?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe('nl-NL');
    expect(headers.has('list-unsubscribe')).toBe(false);
  });

  it('is not queued by a transaction that fails, and once for one cause', async () => {
    const failing = post.api.db.transaction(async (tx) => {
      await queueMail(tx, {
        ...{ site: 'nl', language: 'nl', recipient: 'a@example.nl', kind: 'account-created', causeKey: null },
        data: { firstName: 'A' },
      });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await post.queue('a@example.nl', 'account:1');
    await post.queue('a@example.nl', 'account:1');
    expect(await post.send()).toBe(1);
    expect(post.smtp.received).toHaveLength(1);
  });

  it('fails with its run, and with nothing else, when the database is gone before it is noted', async () => {
    await post.queue();
    await post.queue('b@example.nl');
    let statements = 0;
    const db = new Proxy(post.api.db, {
      get(target, name) {
        if (name === 'update') statements += 1;
        if (statements > 1) throw new Error('The database is gone.');
        return Reflect.get(target, name);
      },
    });
    const unheard: unknown[] = [];
    const hear = (error: unknown) => unheard.push(error);
    process.on('unhandledRejection', hear);
    await expect(sendDueMails({ ...post.api.services, db }, outbox)).rejects.toThrow('The database is gone.');
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  it('stays in the outbox where there is no mail server', async () => {
    await post.queue();
    await sendDueMails(post.api.services, outbox);
    expect(await post.only()).toMatchObject({ status: 'sent', sentBy: 'outbox' });
    expect(post.smtp.received).toHaveLength(0);
  });

  it.each([
    'x@y.example\r\nBcc: all@example.nl',
    'a@example.nl, b@example.nl',
    'Sanne <a@example.nl>',
    'nobody',
    '',
  ])('to "%s" goes to nobody', async (recipient) => {
    await post.queue(recipient);
    await post.send();
    expect(await post.only()).toMatchObject({ status: 'failed', attempts: 1 });
    expect(post.smtp.received).toHaveLength(0);
  });

  it.each(['language', 'site'])('is not tried again when its %s is no longer of the shop', async (column) => {
    await post.queue();
    await post.api.db.execute(sql`UPDATE mails SET ${sql.identifier(column)} = 'xx'`);
    await post.send();
    expect(await post.only()).toMatchObject({ status: 'failed', attempts: 1 });
  });
});

it('is sent soon after its transaction has committed, until the sender is stopped', async () => {
  const stop = startMailSender(post.api.services, { ...post.transport, close: () => undefined });
  await post.queue();
  const start = Date.now();
  while (post.smtp.received.length === 0 && Date.now() - start < 5000)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await stop();
  expect(await post.only()).toMatchObject({ status: 'sent' });
  await post.queue('later@example.nl');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(post.smtp.received).toHaveLength(1);
});

describe('several senders', () => {
  it('at once send each mail once', async () => {
    for (let n = 0; n < 30; n++) await post.queue(`reader-${n}@example.nl`);
    const attempts = await Promise.all([post.send(), post.send(), post.send()]);
    expect(attempts.reduce((sum, one) => sum + one, 0)).toBe(30);
    expect(new Set(post.smtp.received.map(({ to }) => to?.[0]?.address)).size).toBe(30);
    expect(post.smtp.received).toHaveLength(30);
  });

  it('repeat a mail whose sender died between sending and noting it, under the same Message-ID', async () => {
    await post.queue();
    let die = (_: Error): void => undefined;
    const dying: MailTransport = {
      ...post.transport,
      async send(message) {
        await post.transport.send(message);
        await new Promise((_, reject) => {
          die = reject;
        });
      },
    };
    const dead = sendDueMails(post.api.services, dying);
    while (post.smtp.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // Its lease still holds.
    expect(await post.send()).toBe(0);
    await post.makeDue();
    expect(await post.send()).toBe(1);
    expect(await post.only()).toMatchObject({ status: 'sent', attempts: 2 });
    const [first, second] = post.smtp.received;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.html).toBe(first?.html);
    die(new Error('The sender has been dead for long.'));
    await dead;
    expect(await post.only()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  it('do not let one that woke up late undo what the next has noted', async () => {
    await post.queue();
    const [late] = await claimDueMails(post.api.db, { count: 1, leaseSeconds: 60 });
    await post.makeDue();
    await post.send();
    expect(late?.attempts).toBe(1);
    if (late) await saveFailure(post.api.db, late, { reason: 'too late', retrySeconds: 60 });
    expect(await post.only()).toMatchObject({ status: 'sent', lastError: null });
  });

  it('give up a mail whose every attempt was cut off', async () => {
    await post.queue();
    await post.api.db.update(mails).set({ attempts: 8 }).where(eq(mails.recipient, 'sanne@example.nl'));
    await post.send();
    expect(await post.only()).toMatchObject({ status: 'failed' });
    expect(post.smtp.received).toHaveLength(0);
  });
});
