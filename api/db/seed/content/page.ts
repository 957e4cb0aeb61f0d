import { pictureFacts } from '../../../../config/pictures/facts.ts';
import { markedSlug } from '../../../contract/page-paths.ts';
import type { Language } from '../../../contract/sites.ts';
import type { SnippetCode } from '../../../contract/snippets.ts';
import type { StoredContext, StoredSlot } from '../../schema/stored-slot.ts';
import { categoryRows } from '../catalogue/category-rows.ts';

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

/** Path of a category within the site, without its base path. Throws for a vsin the seed does not know. */
export function pathOfCategory(vsin: string, language: Language): string {
  const row = categoryRows.find((category) => category.vsin === vsin);
  const alias = row?.alias[language];
  if (!alias) throw new Error(`Category ${vsin} is not in the seed`);
  return `/${markedSlug({ type: 'category', vsin, alias })}`;
}
