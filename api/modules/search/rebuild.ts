import { sql } from 'drizzle-orm';
import { apiTexts } from '../../../messages/api.ts';
import type { Language } from '../../contract/sites.ts';
import { touchCatalogue } from '../../db/catalogue-version.ts';
import type { Db, Queryable } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { type SearchDocument, toSearchDocument } from './document.ts';
import { listDocumentSources, listSearchLanguages } from './document-rows.ts';

/** Products per statement: short enough for the embedded database's time limit on a slow machine. */
const chunkProducts = 500;
const chunkTerms = 5_000;

async function writeDocuments(
  db: Queryable,
  language: Language,
  documents: readonly SearchDocument[],
): Promise<void> {
  const { config } = apiTexts[language].search;
  const texts = documents.map((document) => document.texts);
  await db.execute(sql`
    INSERT INTO search_documents (product_id, language, document)
    SELECT id, ${language}::text,
      setweight(to_tsvector(${config}::regconfig, a), 'A') || setweight(to_tsvector(${config}::regconfig, b), 'B')
      || setweight(to_tsvector(${config}::regconfig, c), 'C') || setweight(to_tsvector(${config}::regconfig, d), 'D')
    FROM jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) AS texts(id int, a text, b text, c text, d text)
    ON CONFLICT (language, product_id) DO UPDATE SET document = excluded.document`);
}

async function writeTerms(
  db: Queryable,
  language: Language,
  terms: readonly (readonly [term: string, documents: number])[],
  spellings: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = terms.map(([term, documents]) => ({ term, spelled: spellings.get(term) ?? null, documents }));
  await db.execute(sql`
    INSERT INTO search_terms (language, term, spelled, documents)
    SELECT ${language}::text, term, spelled, documents
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS terms(term text, spelled text, documents int)
    -- Words such as "met" are never searched.
    WHERE to_tsvector(${apiTexts[language].search.config}::regconfig, term) <> ''::tsvector
    ON CONFLICT (language, term) DO UPDATE SET documents = greatest(search_terms.documents, excluded.documents)`);
}

/** Words a shopper may type although no product is described with them; 0 documents, so never suggested. */
function synonymWords(language: Language): string[] {
  return apiTexts[language].search.synonyms.flat().flatMap((entry) => entry.split(' '));
}

async function listDocuments(db: Queryable, language: Language, ids: readonly number[]) {
  const sources = await listDocumentSources(db, ids, language);
  return sources.map((source) => toSearchDocument(source, apiTexts[language].search));
}

type Vocabulary = { counts: Map<string, number>; spellings: Map<string, string> };

function addTerms({ counts, spellings }: Vocabulary, documents: readonly SearchDocument[]): void {
  for (const document of documents) {
    for (const [term, spelled] of document.spellings) spellings.set(term, spelled);
    for (const term of document.names) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const term of document.others) if (!counts.has(term)) counts.set(term, 0);
  }
}

async function rebuildLanguage(db: Db, language: Language, ids: readonly number[]): Promise<void> {
  const vocabulary: Vocabulary = {
    counts: new Map(synonymWords(language).map((word) => [word, 0])),
    spellings: new Map(),
  };
  for (let start = 0; start < ids.length; start += chunkProducts) {
    const documents = await listDocuments(db, language, ids.slice(start, start + chunkProducts));
    await writeDocuments(db, language, documents);
    addTerms(vocabulary, documents);
  }
  const terms = [...vocabulary.counts];
  await db.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM search_terms WHERE language = ${language}`);
    for (let start = 0; start < terms.length; start += chunkTerms)
      await writeTerms(tx, language, terms.slice(start, start + chunkTerms), vocabulary.spellings);
  });
}

/** Writes the search documents and the vocabulary of all products anew. */
export async function rebuildSearch(db: Db): Promise<void> {
  for (const language of await listSearchLanguages(db)) {
    const rows = rowsOf<{ id: number }>(
      await db.execute(
        sql`SELECT id FROM products WHERE title ->> ${language}::text IS NOT NULL ORDER BY id`,
      ),
    );
    await rebuildLanguage(
      db,
      language,
      rows.map((row) => row.id),
    );
  }
  await db.execute(
    sql`DELETE FROM search_documents d WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.id = d.product_id)`,
  );
  await touchCatalogue(db);
}
