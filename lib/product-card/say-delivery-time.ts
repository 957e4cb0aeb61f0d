import type { DeliveryTime } from '@/api/contract/delivery-promise';
import type { CardTranslator } from './card-translator';

/** The promise in words, in two parts: `Bezorgd`, `in 7 tot 8 weken`. */
export function sayDeliveryTime({ unit, first, last }: DeliveryTime, t: CardTranslator) {
  const isOne = unit === 'weeks' && first === last;
  return {
    lead: t('delivery.lead'),
    text: t(isOne ? 'delivery.within' : `delivery.${unit}`, { first, last }),
  };
}
