import { setTimeout } from 'node:timers/promises';
import { startInterval } from '../../runtime/interval.ts';
import type { Services } from '../../services.ts';
import { toMessage } from './message.ts';
import { claimDueMails, type StoredMail, saveFailure, saveSent } from './repo.ts';
import { type MailMessage, type MailTransport, RefusedMail } from './transport.ts';

const atOnce = 5;
/** Longer than any attempt may take, so that no mail is with two senders. */
const leaseSeconds = 180;
const attemptMs = 60_000;
/** Pauses after the first, second, … failed attempt: the last one is made after about a day. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720] as const;

async function within<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = globalThis.setTimeout(() => reject(new Error('The mail server took too long.')), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function noteFailure(mail: StoredMail, error: unknown, { db, log }: Services): Promise<void> {
  const minutes = error instanceof RefusedMail ? undefined : retryMinutes[mail.attempts - 1];
  const retrySeconds = minutes === undefined ? null : minutes * 60;
  const reason = error instanceof Error ? error.message : String(error);
  log[retrySeconds === null ? 'error' : 'warn'](
    { err: error, mailId: mail.id, kind: mail.kind, attempts: mail.attempts, retrySeconds },
    retrySeconds === null ? 'mail failed' : 'mail not sent yet',
  );
  await saveFailure(db, mail, { reason, retrySeconds });
}

/** @returns null for a mail that could not be written, which is noted */
async function write(mail: StoredMail, services: Services): Promise<MailMessage | null> {
  try {
    // More attempts than there are pauses: each one was cut off by a crash, which this mail may well be causing.
    if (mail.attempts > retryMinutes.length + 1) throw new RefusedMail('Every attempt was cut off.');
    return await toMessage(mail, services);
  } catch (error) {
    await noteFailure(mail, error, services);
    return null;
  }
}

type Written = { mail: StoredMail; message: MailMessage };

async function send({ mail, message }: Written, transport: MailTransport, services: Services): Promise<void> {
  try {
    await within(transport.send(message), attemptMs);
  } catch (error) {
    return noteFailure(mail, error, services);
  }
  // A crash between the line above and the one below is the only way to send a mail twice (with one Message-ID).
  await saveSent(services.db, mail, { subject: message.subject, sentBy: transport.name });
}

/** Mails take a third of the time of this process at most while there are many: whoever waits for a page comes first. */
const pausePerWriting = 2;
const longestPauseMs = 50;
/** Who has not been written to by then is left to whoever has the mail after its lease. */
const writeWithinMs = leaseSeconds * 1000 - 2 * attemptMs;

/**
 * Written one after another: each asks the database a dozen times, and of all that a shopper's call waits for one statement
 * instead of those of several mails. Mail servers are waited for at the same time.
 */
async function sendAll(
  mails: readonly StoredMail[],
  transport: MailTransport,
  services: Services,
): Promise<void> {
  const sending: Promise<void>[] = [];
  const claimedAt = performance.now();
  for (const mail of mails) {
    const since = performance.now();
    if (since - claimedAt > writeWithinMs) break;
    const message = await write(mail, services);
    if (message) {
      const sent = send({ mail, message }, transport, services);
      // Told below, once the others are written: a rejection that nobody waits for yet would end the process.
      sent.catch(() => undefined);
      sending.push(sent);
    }
    await setTimeout(Math.min((performance.now() - since) * pausePerWriting, longestPauseMs));
  }
  await Promise.all(sending);
}

/**
 * Sends what is due, several mails at once, until nothing is or `signal` says so. Any number of instances may do so
 * together.
 * @returns how many attempts were made
 */
export async function sendDueMails(
  services: Services,
  transport: MailTransport,
  signal?: AbortSignal,
): Promise<number> {
  let attempts = 0;
  for (;;) {
    if (signal?.aborted) return attempts;
    const mails = await claimDueMails(services.db, { count: atOnce, leaseSeconds });
    if (mails.length === 0) return attempts;
    await sendAll(mails, transport, services);
    attempts += mails.length;
  }
}

/** A mail is looked for, whichever instance has queued it: asking costs one statement that finds nothing. */
const pollMs = 500;

/** Sends mails until it is stopped, which waits for those being sent. */
export function startMailSender(services: Services, transport: MailTransport): () => Promise<void> {
  const stopping = new AbortController();
  const stop = startInterval(
    pollMs,
    () => sendDueMails(services, transport, stopping.signal),
    (error) => services.log.error({ err: error }, 'mails could not be sent'),
  );
  return async () => {
    stopping.abort();
    await stop();
    transport.close();
  };
}
