import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { languages } from '../../contract/sites.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer('product_id').notNull(),
    language: text('language', { enum: languages }).notNull(),
    document: tsvector('document').notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.productId] }), index().using('gin', t.document)],
);

/** Every word that occurs, for mending typing errors (pg_trgm) and for suggestions. */
export const searchTerms = pgTable(
  'search_terms',
  {
    language: text('language', { enum: languages }).notNull(),
    term: text('term').notNull(),
    /** With its accents; null where it has none. */
    spelled: text('spelled'),
    /** Products that contain it. */
    documents: integer('documents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.term] }), index().using('gin', t.term.op('gin_trgm_ops'))],
);
