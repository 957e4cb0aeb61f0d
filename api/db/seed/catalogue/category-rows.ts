import type { categories } from '../../schema/catalogue.ts';
import type { CategoryNode } from './category-node.ts';
import { kindCategories } from './kind-categories.ts';
import { picture } from './pictures.ts';
import { roomCategories } from './room-categories.ts';
import { setupVsinOf } from './setup-products.ts';
import { aliasOf } from './slug.ts';

type CategoryRow = typeof categories.$inferInsert;

/** `C112` → 112. */
export function vsinNumber(vsin: string): number {
  return Number(vsin.replace(/^[A-Z]+/, ''));
}

/** Numbers the tree in preorder: a subtree is exactly `lft`..`rgt`, both ends included; a leaf has `lft = rgt`. */
function toRows(): CategoryRow[] {
  const rows: CategoryRow[] = [];
  const visit = (node: CategoryNode, parentId: number | null, depth: number): void => {
    const row: CategoryRow = {
      id: vsinNumber(node.vsin),
      vsin: node.vsin,
      parentId,
      lft: rows.length + 1,
      rgt: 0,
      depth,
      title: node.title,
      alias: aliasOf(node.title),
      intro: node.intro,
      media: picture(node.file, node.title),
      setupVsin: setupVsinOf(node.vsin),
    };
    rows.push(row);
    for (const child of node.children ?? []) visit(child, row.id, depth + 1);
    row.rgt = rows.length;
  };
  for (const root of [...roomCategories, ...kindCategories]) visit(root, null, 1);
  return rows;
}

/** All categories in preorder; ids are the numbers of their vsins. */
export const categoryRows: readonly CategoryRow[] = toRows();
