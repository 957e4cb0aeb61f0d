import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { apiTexts } from '../../../messages/api.ts';
import type { Language } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { splitCompound, stemOf, wordsOf } from './words.ts';

/** What words have in common whatever their form, as they are searched. */
export type Lexemes = ReadonlySet<string>;

/** Names of variants, mostly, of some 300 bytes each. */
const mostTexts = 20_000;

async function readLexemes(db: Db, language: Language, texts: readonly string[]): Promise<Lexemes[]> {
  const rules = apiTexts[language].search;
  const folded = texts.map((text) =>
    wordsOf(text)
      .flatMap((word) => [word, ...splitCompound(word, rules)])
      .map((word) => stemOf(word, rules))
      .join(' '),
  );
  const rows = rowsOf<{ lexemes: string[] }>(
    await db.execute(sql`
      SELECT to_jsonb(tsvector_to_array(to_tsvector(${rules.config}::regconfig, text))) AS lexemes
      FROM jsonb_array_elements_text(${JSON.stringify(folded)}::jsonb) WITH ORDINALITY AS texts(text, position)
      ORDER BY position`),
  );
  return rows.map((row) => new Set(row.lexemes));
}

/** Reads texts as the search does; each is asked of the database once. */
export function createLexemeCache(db: Db) {
  const cache = new LRUCache<string, Lexemes>({ max: mostTexts });
  return async (language: Language, texts: Iterable<string>): Promise<ReadonlyMap<string, Lexemes>> => {
    const found = new Map<string, Lexemes>();
    const missing: string[] = [];
    for (const text of new Set(texts)) {
      const known = cache.get(`${language} ${text}`);
      if (known) found.set(text, known);
      else missing.push(text);
    }
    if (missing.length === 0) return found;
    const read = await readLexemes(db, language, missing);
    for (const [index, text] of missing.entries()) {
      const lexemes = read[index] ?? new Set();
      cache.set(`${language} ${text}`, lexemes);
      found.set(text, lexemes);
    }
    return found;
  };
}
