import { itemsOf } from './identities.ts';
import type { Shop } from './shop.ts';

/** Pages of products that nobody has visited in a shop that has just opened. */
export async function coldPages(shop: Shop, size: number): Promise<string[]> {
  const answer = await shop.ask({ path: `/api/nl/products-listing?type=category&vsin=C1&size=${size}` });
  const found = itemsOf<{ products?: { alias: string; vsin: string }[] }>(answer);
  return found.flatMap(({ products = [] }) => products.map(({ alias, vsin }) => `/nl/${alias}-p-${vsin}`));
}
