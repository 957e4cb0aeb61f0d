import type { CareCode } from '../../../../messages/shape/catalogue.ts';
import { type Kind, kindOf } from './facts/kinds.ts';
import type { ProductSeed } from './product-seed.ts';

/** Lines of an advice that only some kinds of products need, by their place: on a chair stands no hot pan. */
const onlyFor: Readonly<Partial<Record<CareCode, Readonly<Record<number, readonly Kind[]>>>>> = {
  fabric: { 2: ['sofa', 'armchair'] },
  oil: { 2: ['dining-table', 'low-table'] },
};

/** The advice that fits the very product. */
export function careOf(
  { care, category }: Pick<ProductSeed, 'care' | 'category'>,
  texts: Readonly<Record<CareCode, readonly string[]>>,
): string[] {
  const kind = kindOf(category);
  return care.flatMap((code) =>
    texts[code].filter((_, index) => onlyFor[code]?.[index]?.includes(kind) ?? true),
  );
}
