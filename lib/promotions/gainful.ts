import type { PromotionModel } from './models';

/** From which something is gained: free delivery is no offer where it is free already. */
export function gainful(
  promotions: readonly PromotionModel[],
  isDeliveredForFree: boolean,
): readonly PromotionModel[] {
  return promotions.filter(({ isFreeDelivery }) => !(isFreeDelivery && isDeliveredForFree));
}
