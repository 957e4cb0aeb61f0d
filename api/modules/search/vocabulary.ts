import { sql } from 'drizzle-orm';
import type { Language } from '../../contract/sites.ts';
import type { Queryable } from '../../db/client.ts';
import { textArray } from '../../db/int-array.ts';
import { rowsOf } from '../../db/rows.ts';
import { forgivenSlips, oneSlipAway, slipsBetween } from './edits.ts';

/** Longer ones are no words of a shop; looking for their neighbours would only cost time. */
const maxCorrectable = 24;
/** Letters after which an unfinished word counts as the beginning of known ones. */
const minPrefix = 3;

/** Words of products that begin with `prefix`, the most frequent first. */
export async function listCompletions(
  db: Queryable,
  language: Language,
  prefix: string,
  limit: number,
): Promise<string[]> {
  const rows = rowsOf<{ term: string }>(
    await db.execute(sql`
      SELECT term FROM search_terms
      WHERE language = ${language} AND term LIKE ${`${prefix.replace(/[\\%_]/g, '\\$&')}%`} AND documents > 0
      ORDER BY documents DESC, term LIMIT ${limit}::int`),
  );
  return rows.map((row) => row.term);
}

export async function isPrefix(db: Queryable, language: Language, word: string): Promise<boolean> {
  return word.length >= minPrefix && (await listCompletions(db, language, word, 1)).length > 0;
}

/** Folded words as they are spelled. */
export async function spell(db: Queryable, language: Language, words: readonly string[]): Promise<string[]> {
  const rows = rowsOf<{ term: string; spelled: string }>(
    await db.execute(sql`
      SELECT term, spelled FROM search_terms
      WHERE language = ${language} AND term = ANY(${textArray(words)}) AND spelled IS NOT NULL`),
  );
  const spelled = new Map(rows.map((row) => [row.term, row.spelled]));
  return words.map((word) => spelled.get(word) ?? word);
}

async function findOneSlipAway(db: Queryable, language: Language, word: string): Promise<string | null> {
  const rows = rowsOf<{ term: string }>(
    await db.execute(sql`
      SELECT term FROM search_terms WHERE language = ${language} AND term = ANY(${textArray(oneSlipAway(word))})
      ORDER BY documents DESC, term LIMIT 1`),
  );
  return rows[0]?.term ?? null;
}

async function findSimilar(db: Queryable, language: Language, word: string): Promise<string | null> {
  const rows = rowsOf<{ term: string; documents: number }>(
    await db.execute(sql`
      SELECT term, documents FROM search_terms WHERE language = ${language} AND term % ${word}::text
      ORDER BY similarity(term, ${word}::text) DESC, documents DESC, term LIMIT 20`),
  );
  const near = rows
    .map((row) => ({ ...row, slips: slipsBetween(word, row.term) }))
    .filter((row) => row.slips <= forgivenSlips(word))
    .sort((a, b) => a.slips - b.slips || b.documents - a.documents);
  return near[0]?.term ?? null;
}

/** The known word that was probably meant; null when none is near. */
export async function correct(db: Queryable, language: Language, word: string): Promise<string | null> {
  if (forgivenSlips(word) === 0 || word.length > maxCorrectable || /\d/.test(word)) return null;
  const near = await findOneSlipAway(db, language, word);
  return near ?? (forgivenSlips(word) > 1 ? findSimilar(db, language, word) : null);
}
