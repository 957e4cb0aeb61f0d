import { isFlat } from './drawing/flat';
import type { Measure, ProductModel } from './models';

/** What the sides of a thing are called that lies flat. */
const flatNames: Partial<Record<Measure['key'], 'length' | 'across' | 'thickness'>> = {
  width: 'length',
  depth: 'across',
  height: 'thickness',
};
type Name = Measure['key'] | 'length' | 'across' | 'thickness';

/** Measures with their names (`product.measures`): a rug has a length and a thickness, no depth and no height. */
export function sayMeasures(
  { measures, size }: Pick<ProductModel, 'measures' | 'size'>,
  t: (name: Name) => string,
) {
  const nameOf = (key: Measure['key']) => (isFlat(size) && flatNames[key]) || key;
  return measures.map(({ key, value }) => ({ key, name: t(nameOf(key)), values: [value] }));
}
