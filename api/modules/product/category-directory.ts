import { asc, sql } from 'drizzle-orm';
import type { CategoryLeaf, CategoryNode, Link } from '../../contract/catalogue.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rows.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { pickText, toMedia } from './localise.ts';

export type CategoryRow = typeof categories.$inferSelect & {
  /** Products of the subtree sold on the site. */
  count: number;
};
/** All categories of a site in preorder. */
export type CategoryDirectory = readonly CategoryRow[];

export async function readDirectory(db: Db, site: SiteCode): Promise<CategoryDirectory> {
  const rows = await db.select().from(categories).orderBy(asc(categories.lft));
  const counts = rowsOf<{ category: number; n: number }>(
    await db.execute(
      sql`SELECT cat_ord AS category, count(*)::int AS n FROM product_facet WHERE site = ${site} GROUP BY 1`,
    ),
  );
  return rows.map((row) => ({
    ...row,
    count: counts.reduce(
      (sum, { category, n }) => (category >= row.lft && category <= row.rgt ? sum + n : sum),
      0,
    ),
  }));
}

type Linked = { vsin: string; title: CategoryRow['title']; alias: CategoryRow['alias'] };

export function toLink(row: Linked, type: Link['type'], language: Language): Link {
  return { type, vsin: row.vsin, alias: pickText(row.alias, language), title: pickText(row.title, language) };
}

export function toCategoryLeaf(row: CategoryRow, language: Language): CategoryLeaf {
  return { ...toLink(row, 'category', language), media: row.media ? toMedia(row.media, language) : null };
}

/** From the root down to the category itself. */
export function pathTo(directory: CategoryDirectory, category: CategoryRow): CategoryRow[] {
  return directory.filter((row) => row.lft <= category.lft && row.rgt >= category.rgt);
}

/** Direct children that have products. */
export function childrenOf(directory: CategoryDirectory, parentId: number | null): CategoryRow[] {
  return directory.filter((row) => row.parentId === parentId && row.count > 0);
}

/** The tree without empty categories. */
export function toCategoryTree(
  directory: CategoryDirectory,
  language: Language,
  parentId: number | null = null,
): CategoryNode[] {
  return childrenOf(directory, parentId).map((row) => ({
    ...toCategoryLeaf(row, language),
    children: toCategoryTree(directory, language, row.id),
  }));
}
