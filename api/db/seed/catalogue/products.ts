import { beds } from './beds.ts';
import { chairs } from './chairs.ts';
import { decor } from './decor.ts';
import { lighting } from './lighting.ts';
import { type Named, named } from './named.ts';
import type { ProductSeed } from './product-seed.ts';
import { sofas } from './sofas.ts';
import { storage } from './storage.ts';
import { tables } from './tables.ts';

/** The position makes the number: product n has the variants `V<1000+n><01…>`, so append, never insert. */
const inOrder: readonly ProductSeed[] = [
  ...sofas,
  ...chairs,
  ...tables,
  ...storage,
  ...beds,
  ...lighting,
  ...decor,
];

export type NumberedProduct = ProductSeed & { id: number; title: Named };
export const productSeeds: readonly NumberedProduct[] = inOrder.map((product, index) => ({
  ...product,
  id: index + 1,
  title: named((texts) => texts.products[product.name]),
}));

export const productIds: ReadonlyMap<string, number> = new Map(
  productSeeds.map((product) => [product.code, product.id]),
);
