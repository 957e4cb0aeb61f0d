import { isRound } from '@/api/contract/is-round';
import { isFlat } from './drawing/flat';
import type { Measure, ProductModel } from './models';

/** What the sides of a thing are called that lies flat. */
const flatNames: Partial<Record<Measure['key'], 'length' | 'across' | 'thickness'>> = {
  width: 'length',
  depth: 'across',
  height: 'thickness',
};
type Name = Measure['key'] | 'length' | 'across' | 'thickness' | 'diameter';

/**
 * Measures with their names (`product.measures`): a rug has a length and a thickness, no depth and no height; what is round
 * has a diameter.
 */
export function sayMeasures(
  { measures, size, outline }: Pick<ProductModel, 'measures' | 'size' | 'outline'>,
  t: (name: Name) => string,
) {
  const hasDiameter = isRound({ outline, ...size });
  const nameOf = (key: Measure['key']) => {
    if (hasDiameter && key === 'width') return 'diameter';
    return (isFlat(size) && flatNames[key]) || key;
  };
  return measures
    .filter(({ key }) => !(hasDiameter && key === 'depth'))
    .map(({ key, value }) => ({ key, name: t(nameOf(key)), values: [value] }));
}
