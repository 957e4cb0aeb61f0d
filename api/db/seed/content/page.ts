import { pictureFacts } from '../../../../config/pictures/facts.ts';
import { type MarkedType, markedSlug } from '../../../contract/page-paths.ts';
import type { Language } from '../../../contract/sites.ts';
import type { SnippetCode } from '../../../contract/snippets.ts';
import type { StoredContext, StoredSlot } from '../../schema/stored-slot.ts';
import { categoryRows } from '../catalogue/category-rows.ts';
import { collectionRows, tagRows } from '../catalogue/group-rows.ts';

/** A content page of a site as written down; without `mobile` both devices get the same slots. */
export type SitePage = {
  language: Language;
  alias: string;
  title: string;
  description: string;
  slots: StoredSlot[];
  mobile?: StoredSlot[];
  policy?: string;
};

export function slot<C extends SnippetCode>(id: string, snippetCode: C, context: StoredContext[C]) {
  return { id, snippetCode, context };
}

export function picture(name: string, alt: string) {
  const { width, height } = pictureFacts[`${name}.webp`] ?? { width: 1280, height: 960 };
  return { path: `/media/${name}.webp`, alt, width, height };
}

const rowsOf = { category: categoryRows, collection: collectionRows, tag: tagRows } as const;

function pathOf(type: Exclude<MarkedType, 'product'>, vsin: string, language: Language): string {
  const alias = rowsOf[type].find((row) => row.vsin === vsin)?.alias[language];
  if (!alias) throw new Error(`There is no ${type} ${vsin} in the seed`);
  return `/${markedSlug({ type, vsin, alias })}`;
}

/** Paths within the site, without its base path. They throw for a vsin the seed does not know. */
export const pathOfCategory = (vsin: string, language: Language) => pathOf('category', vsin, language);
export const pathOfCollection = (vsin: string, language: Language) => pathOf('collection', vsin, language);
export const pathOfTag = (vsin: string, language: Language) => pathOf('tag', vsin, language);

const groupRows = [...collectionRows, ...tagRows];

/** What the catalogue calls a collection or a tag, so that no page says something else. Throws for one it does not know. */
export function wordsOfGroup(vsin: string, language: Language): { title: string; text: string } {
  const row = groupRows.find((each) => each.vsin === vsin);
  if (!row) throw new Error(`There is no ${vsin} in the seed`);
  return { title: row.title[language], text: row.intro[language] };
}
