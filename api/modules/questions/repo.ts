import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { questionRules } from '../../contract/question-rules.ts';
import type { QuestionStatus } from '../../contract/questions.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { Db, Queryable, Tx } from '../../db/client.ts';
import { changedRowsOf } from '../../db/rows.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { questions as table } from '../../db/schema/questions.ts';
import { uuidPattern } from '../../db/uuid.ts';
import type { Paging } from '../../http/paging.ts';

export type StoredQuestion = typeof table.$inferSelect;

/** What one page tells at most: more than these nobody reads. */
const mostShown = 20;

/** Those of all versions of a product that are shown, the latest answer first. */
export async function listShown(
  db: Queryable,
  { productId, site, language }: { productId: number; site: SiteCode; language: Language },
): Promise<StoredQuestion[]> {
  const ofProduct = db
    .select({ vsin: variants.vsin })
    .from(variants)
    .where(eq(variants.productId, productId));
  return db
    .select()
    .from(table)
    .where(
      and(
        inArray(table.vsin, ofProduct),
        eq(table.site, site),
        eq(table.language, language),
        isNotNull(table.shownAs),
      ),
    )
    .orderBy(desc(table.answeredAt), desc(table.id))
    .limit(mostShown);
}

export async function insertQuestion(tx: Tx, values: typeof table.$inferInsert): Promise<StoredQuestion> {
  const [row] = await tx.insert(table).values(values).returning();
  if (!row) throw new Error('The question was not stored.');
  return row;
}

export async function findQuestion(db: Queryable, id: string): Promise<StoredQuestion | null> {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row ?? null;
}

export async function lockQuestion(tx: Tx, site: SiteCode, id: string): Promise<StoredQuestion | null> {
  if (!uuidPattern.test(id)) return null;
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.site, site)))
    .for('update');
  return row ?? null;
}

type Answered = Pick<StoredQuestion, 'answer' | 'shownAs' | 'answers' | 'answeredAt' | 'answeredBy'>;

export async function saveAnswer(tx: Tx, id: string, answered: Answered): Promise<void> {
  await tx.update(table).set(answered).where(eq(table.id, id));
}

export async function deleteQuestion(tx: Tx, id: string): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

/** Oldest first, as they are to be worked off. */
export async function listQuestionsOfSite(
  db: Db,
  { site, status }: { site: SiteCode; status: QuestionStatus | undefined },
  { limit, offset }: Paging,
): Promise<StoredQuestion[]> {
  const isChosen = status && (status === 'waiting' ? isNull(table.answer) : isNotNull(table.answer));
  return db
    .select()
    .from(table)
    .where(and(eq(table.site, site), isChosen))
    .orderBy(asc(table.askedAt), asc(table.id))
    .limit(limit)
    .offset(offset);
}

/** Asked while signed in: an address alone proves nobody to be its owner. */
export async function listQuestionsOf(db: Db, customerId: string): Promise<StoredQuestion[]> {
  return db.select().from(table).where(eq(table.customerId, customerId)).orderBy(asc(table.askedAt));
}

/** Deletes what a customer has asked, off the pages too. @returns the variants whose pages have shown some of it */
export async function deleteQuestionsOf(tx: Tx, customerId: string): Promise<number[]> {
  const shown = await tx
    .select({ id: variants.id })
    .from(table)
    .innerJoin(variants, eq(variants.vsin, table.vsin))
    .where(and(eq(table.customerId, customerId), isNotNull(table.shownAs)));
  await tx.delete(table).where(eq(table.customerId, customerId));
  return shown.map(({ id }) => id);
}

/**
 * Deletes what nobody has answered for long, and what was answered long ago and is not shown. Of what is shown the address
 * goes, and whose it was.
 */
export async function clearOldQuestions(db: Db, now: Date, limit: number): Promise<number> {
  const before = (days: number) =>
    sql`${now.toISOString()}::timestamptz - make_interval(days => ${days}::int)`;
  const isLongAnswered = sql`answered_at < ${before(questionRules.addressDays)}`;
  const deleted = changedRowsOf(
    await db.execute(sql`
      DELETE FROM ${table} WHERE id IN (
        SELECT id FROM ${table}
          WHERE (answer IS NULL AND asked_at < ${before(questionRules.unansweredDays)})
            OR (shown_as IS NULL AND ${isLongAnswered})
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
  const forgotten = changedRowsOf(
    await db.execute(sql`
      UPDATE ${table} SET email = NULL, customer_id = NULL WHERE id IN (
        SELECT id FROM ${table} WHERE (email IS NOT NULL OR customer_id IS NOT NULL) AND ${isLongAnswered}
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`),
  );
  return deleted + forgotten;
}
