import { mails } from '../../db/schema/mail.ts';
import { queueMail } from '../outbox/queue.ts';
import { sendDueMails } from './sender.ts';
import { openPostOffice, type PostOffice } from './testing/post-office.ts';
import { startSmtpDouble } from './testing/smtp-double.ts';
import { createSmtpTransport } from './transport.ts';

let post: PostOffice;
beforeAll(async () => {
  post = await openPostOffice();
}, 120_000);
beforeEach(() => post.empty());
afterAll(() => post.close());

describe('a mail server', () => {
  it('that refuses for now is asked again after longer and longer pauses, then given up', async () => {
    await post.queue();
    post.smtp.state.behaviour = 'refuse-for-now';
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt++) {
      await post.makeDue();
      expect(await post.send()).toBe(1);
      expect(await post.send()).toBe(0);
      expect(await post.only()).toMatchObject({ status: 'queued', attempts: attempt });
      pauses.push(Math.round((await post.secondsToWait()) / 60));
    }
    expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720]);
    await post.makeDue();
    await post.send();
    expect(await post.only()).toMatchObject({ status: 'failed', attempts: 8 });
    expect((await post.only()).lastError).toContain('451');
  });

  it('that refuses for now gets the mail later', async () => {
    await post.queue();
    post.smtp.state.behaviour = 'refuse-for-now';
    await post.send();
    post.smtp.state.behaviour = 'accept';
    await post.makeDue();
    await post.send();
    expect(await post.only()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
    expect(post.smtp.received).toHaveLength(1);
  });

  it.each(['refuse', 'refuse-recipient'] as const)(
    'that answers 5xx (%s) is not asked again',
    async (behaviour) => {
      await post.queue();
      post.smtp.state.behaviour = behaviour;
      await post.send();
      expect(await post.only()).toMatchObject({ status: 'failed', attempts: 1 });
      await post.makeDue();
      expect(await post.send()).toBe(0);
    },
  );

  it.each(['hang', 'hang-up'] as const)('that fails in the middle (%s) is asked again', async (behaviour) => {
    await post.queue();
    post.smtp.state.behaviour = behaviour;
    const hasty = createSmtpTransport(post.smtp.url, { idleMs: 500 });
    await sendDueMails(post.api.services, hasty);
    hasty.close();
    expect(await post.only()).toMatchObject({ status: 'queued', attempts: 1 });
    post.smtp.state.behaviour = 'accept';
    await post.makeDue();
    await post.send();
    expect(await post.only()).toMatchObject({ status: 'sent', attempts: 2 });
    expect(post.smtp.received).toHaveLength(1);
  });

  it('that is not there is asked again', async () => {
    await post.queue();
    const nowhere = createSmtpTransport('smtp://127.0.0.1:1', { idleMs: 500 });
    await sendDueMails(post.api.services, nowhere);
    nowhere.close();
    expect(await post.only()).toMatchObject({ status: 'queued', attempts: 1 });
    expect(await post.secondsToWait()).toBeGreaterThan(50);
  });

  it('does not get one mail that cannot be written, but all others', async () => {
    await post.queue('good@example.nl');
    const orderId = '00000000-0000-4000-8000-000000000000';
    const lost = { site: 'nl', language: 'nl', recipient: 'lost@example.nl', causeKey: null } as const;
    await queueMail(post.api.db, { ...lost, kind: 'order-placed', data: { orderId } });
    await post.api.db.insert(mails).values({ ...lost, kind: 'no-such-kind', data: {} });
    await post.send();
    expect(post.smtp.received.map(({ to }) => to?.[0]?.address)).toEqual(['good@example.nl']);
    const states = (await post.all()).map(({ kind, status }) => `${kind} ${status}`).sort();
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
    await post.queue();
    await sendDueMails(post.api.services, withPassword);
    withPassword.close();
    await guarded.close();
    expect(await post.only()).toMatchObject({ status, attempts: 1 });
    expect((await post.only()).lastError ?? '').not.toContain('wrong');
  });
});
