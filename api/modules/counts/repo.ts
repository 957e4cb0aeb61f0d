import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Count, CountSum } from '../../contract/counts.ts';
import type { SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { variants } from '../../db/schema/catalogue.ts';
import { dailyCounts } from '../../db/schema/counts.ts';

const { site, day, event, subject, userType, count } = dailyCounts;

export type CountedOn = { site: SiteCode; day: string };

export async function listKnownVsins(db: Db, vsins: readonly string[]): Promise<ReadonlySet<string>> {
  if (vsins.length === 0) return new Set();
  const rows = await db
    .select({ vsin: variants.vsin })
    .from(variants)
    .where(inArray(variants.vsin, [...vsins]));
  return new Set(rows.map(({ vsin }) => vsin));
}

/** @param counts each sort of event once, in an order that all callers keep: rows are locked in it */
export async function addCounts(db: Db, on: CountedOn, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(dailyCounts)
    .values(counts.map((one) => ({ ...on, ...one })))
    .onConflictDoUpdate({
      target: [site, day, event, subject, userType],
      // More than this fits into no column, and no shop has it.
      set: { count: sql`least(${count}::bigint + excluded.count, 2147483647)::int` },
    });
}

export type Period = { site: SiteCode; from: string; until: string };

const sum = sql<number>`least(sum(${count}), 2147483647)::int`.mapWith(Number);
const isWithin = (period: Period) => and(eq(site, period.site), between(day, period.from, period.until));

/** What happened on each day, whatever it was about. */
export async function listSumsByDay(db: Db, period: Period): Promise<CountSum[]> {
  const rows = await db
    .select({ day, event, count: sum })
    .from(dailyCounts)
    .where(isWithin(period))
    .groupBy(day, event)
    .orderBy(asc(day), asc(event));
  return rows.map((row) => ({ ...row, subject: null, userType: null }));
}

/** Subjects that are told of one event; what is rarer is left out. */
const maxSubjects = 1000;

/** What one event was about, the most frequent first. */
export async function listSumsOf(db: Db, period: Period, name: CountSum['event']): Promise<CountSum[]> {
  const rows = await db
    .select({ event, subject, userType, count: sum })
    .from(dailyCounts)
    .where(and(isWithin(period), eq(event, name)))
    .groupBy(event, subject, userType)
    .orderBy(desc(sum), asc(subject), asc(userType))
    .limit(maxSubjects);
  return rows.map((row) => ({ ...row, day: null }));
}
