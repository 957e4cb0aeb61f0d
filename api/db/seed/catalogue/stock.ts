import { randomFor } from './random.ts';
import type { VariantSeed } from './variants.ts';

export type Stock = {
  onHand: number | null;
  inventoryPolicy: 'deny' | 'continue';
  deliveryDays: number;
  productionDays: number;
};

/** Working days on top of the production of a usual size. */
const extraDaysToMeasure = 10;

/**
 * Variants that tell a story by themselves: plenty, sold out, the last ones, or only made to order although pictured. Journeys
 * buy the first all day long: where a country's law sets the longest time of delivery, what is made to order is not sold.
 */
const fixed: Readonly<Record<string, Pick<Stock, 'onHand' | 'inventoryPolicy'>>> = {
  'sofa-oslo-3/1': { onHand: 400, inventoryPolicy: 'continue' },
  'lamp-arc-brass/1': { onHand: 2, inventoryPolicy: 'deny' },
  'mirror-luna/1': { onHand: 3, inventoryPolicy: 'deny' },
  'dining-bow-round/1': { onHand: 0, inventoryPolicy: 'continue' },
  'pendant-rattan/1': { onHand: 0, inventoryPolicy: 'deny' },
  'plant-snake/1': { onHand: 1, inventoryPolicy: 'deny' },
};

/** What lies in the warehouse. Only what can be made is sold beyond stock. */
function warehouseOf({ product, position, vsin }: VariantSeed): Pick<Stock, 'onHand' | 'inventoryPolicy'> {
  const known = fixed[`${product.code}/${position}`];
  if (known) return known;
  const random = randomFor(`stock ${vsin}`);
  const canBeMade = product.productionDays > 0;
  const inventoryPolicy = canBeMade ? 'continue' : 'deny';
  if (position === 1) return { onHand: random.between(9, 60), inventoryPolicy };
  if (random.chance(7)) return { onHand: 0, inventoryPolicy: 'deny' };
  if (random.chance(13)) return { onHand: random.between(1, 3), inventoryPolicy: 'deny' };
  if (canBeMade && random.chance(35)) return { onHand: 0, inventoryPolicy: 'continue' };
  return { onHand: random.between(5, 45), inventoryPolicy };
}

/**
 * In how many days more is expected of what is sold out: of every second one, as a maker does not always say. The
 * hanging lamp of rattan has such a day.
 */
export function restockInDays({ vsin, product, position }: VariantSeed): number | null {
  const random = randomFor(`restock ${vsin}`);
  const isTold = product.code === 'pendant-rattan' || position % 2 === 0;
  return isTold ? random.between(20, 60) : null;
}

/** Stock and times of a variant. Only what is made to order has production days. */
export function stockOf(variant: VariantSeed): Stock {
  const { deliveryDays, productionDays } = variant.product;
  if (variant.size?.isMadeToMeasure)
    return {
      onHand: null,
      inventoryPolicy: 'continue',
      deliveryDays,
      productionDays: productionDays + extraDaysToMeasure,
    };
  const warehouse = warehouseOf(variant);
  const isMade = warehouse.inventoryPolicy === 'continue';
  return { ...warehouse, deliveryDays, productionDays: isMade ? productionDays : 0 };
}
