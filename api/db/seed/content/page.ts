import { markedSlug } from '../../../contract/page-paths.ts';
import type { Language } from '../../../contract/sites.ts';
import { categoryRows } from '../catalogue/category-rows.ts';

/** Path of a category within the site, without its base path. Throws for a vsin the seed does not know. */
export function pathOfCategory(vsin: string, language: Language): string {
  const alias = categoryRows.find((row) => row.vsin === vsin)?.alias[language];
  if (!alias) throw new Error(`There is no category ${vsin} in the seed`);
  return `/${markedSlug({ type: 'category', vsin, alias })}`;
}
