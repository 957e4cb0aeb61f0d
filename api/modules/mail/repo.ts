import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '../../contract/calendar.ts';
import { cutText } from '../../contract/cut-text.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { changedRowsOf } from '../../db/rows.ts';
import { mails } from '../../db/schema/mail.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { MailTransport } from './transport.ts';

export type StoredMail = typeof mails.$inferSelect;

/** Times are the database's own here, so that instances whose clocks differ agree on what is due. */
const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`;

/**
 * Takes up to `count` due mails for `leaseSeconds`. Another instance does not see them until then; a mail whose
 * sender died is due again afterwards.
 */
export async function claimDueMails(
  db: Db,
  { count, leaseSeconds }: { count: number; leaseSeconds: number },
): Promise<StoredMail[]> {
  const due = sql`SELECT id FROM ${mails} WHERE status = 'queued' AND next_attempt_at <= now()
    ORDER BY next_attempt_at LIMIT ${count} FOR UPDATE SKIP LOCKED`;
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: inSeconds(leaseSeconds) })
    .where(sql`${mails.id} = ANY(ARRAY(${due})) ${prepared('claim-mails')}`)
    .returning();
}

/** An attempt that outlived its lease says nothing any more: the attempt after it does. */
const ofAttempt = ({ id, attempts }: StoredMail) =>
  and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.status, 'queued'));

/** Once a gift card has really gone, nobody but its recipient has the code. */
function withoutCode(
  { kind, data }: StoredMail,
  sentBy: MailTransport['name'],
): Pick<StoredMail, 'data'> | null {
  return kind === 'gift-card' && sentBy === 'smtp' ? { data: { ...data, code: '' } } : null;
}

export async function saveSent(
  db: Db,
  mail: StoredMail,
  { subject, sentBy }: { subject: string; sentBy: MailTransport['name'] },
): Promise<void> {
  const sent = { status: 'sent', sentAt: sql`now()`, sentBy, subject, lastError: null } as const;
  const less = withoutCode(mail, sentBy);
  // With the code goes more than what is always written.
  const name = less ? 'mail-sent-without-code' : 'mail-sent';
  await db
    .update(mails)
    .set({ ...sent, ...less })
    .where(sql`${ofAttempt(mail)} ${prepared(name)}`);
}

/** @param retrySeconds null when there is no further attempt */
export async function saveFailure(
  db: Db,
  mail: StoredMail,
  { reason, retrySeconds }: { reason: string; retrySeconds: number | null },
): Promise<void> {
  const next =
    retrySeconds === null ? { status: 'failed' as const } : { nextAttemptAt: inSeconds(retrySeconds) };
  await db
    .update(mails)
    .set({ ...next, lastError: cutText(reason, 500) })
    .where(ofAttempt(mail));
}

/** Newest first. */
export async function listMails(db: Db, count: number): Promise<StoredMail[]> {
  return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(count);
}

export async function findMail(db: Db, id: string): Promise<StoredMail | null> {
  if (!uuidPattern.test(id)) return null;
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

const retentionMs = 90 * dayMs;

/** Removes whom and what mails were about that ended 90 days ago; the rows stay for their causes. */
export async function redactOldMails(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - retentionMs).toISOString();
  return changedRowsOf(
    await db.execute(sql`
      UPDATE ${mails} SET recipient = '', data = '{}', subject = NULL, last_error = NULL WHERE id IN (
        SELECT id FROM ${mails}
        WHERE status <> 'queued' AND recipient <> '' AND created_at < ${before}::timestamptz
        LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
}
