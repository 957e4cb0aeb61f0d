import { randomFor } from './random.ts';
import type { VariantSeed } from './variants.ts';

export type Stock = {
  onHand: number | null;
  inventoryPolicy: 'deny' | 'continue';
  deliveryDays: number;
  productionDays: number;
};

/** Variants that tell a story by themselves: sold out, the last ones, or only made to order although pictured. */
const fixed: Readonly<Record<string, Pick<Stock, 'onHand' | 'inventoryPolicy'>>> = {
  'sofa-oslo-3/1': { onHand: 40, inventoryPolicy: 'continue' },
  'lamp-arc-brass/1': { onHand: 2, inventoryPolicy: 'deny' },
  'mirror-luna/1': { onHand: 3, inventoryPolicy: 'deny' },
  'dining-bow-round/1': { onHand: 0, inventoryPolicy: 'continue' },
  'pendant-rattan/1': { onHand: 0, inventoryPolicy: 'deny' },
  'plant-snake/1': { onHand: 1, inventoryPolicy: 'deny' },
};

/** What lies in the warehouse. Only what can be made is sold beyond stock, and only then has production days. */
export function stockOf(variant: VariantSeed): Stock {
  const { product, position, size } = variant;
  const canBeMade = product.productionDays > 0;
  const days = { deliveryDays: product.deliveryDays, productionDays: product.productionDays };
  if (size?.isMadeToMeasure)
    return {
      onHand: null,
      inventoryPolicy: 'continue',
      ...days,
      productionDays: product.productionDays + 10,
    };
  const known = fixed[`${product.code}/${position}`];
  if (known) return { ...known, ...days };
  const random = randomFor(`stock ${variant.vsin}`);
  const policy = canBeMade ? 'continue' : 'deny';
  if (position === 1) return { onHand: random.between(9, 60), inventoryPolicy: policy, ...days };
  if (random.chance(7)) return { onHand: 0, inventoryPolicy: 'deny', ...days };
  if (random.chance(13)) return { onHand: random.between(1, 3), inventoryPolicy: 'deny', ...days };
  if (canBeMade && random.chance(35)) return { onHand: 0, inventoryPolicy: 'continue', ...days };
  return { onHand: random.between(5, 45), inventoryPolicy: policy, ...days };
}
