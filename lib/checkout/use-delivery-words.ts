import { useTranslations } from 'next-intl';
import type { BasketModel } from '@/lib/basket/models';
import { formatDeliveryRange } from '@/lib/dates/format';
import { slotWords } from '@/lib/dates/format-slot';
import type { SiteRules } from '@/lib/sites/models';

/** How the basket is brought, and when: `Thuisbezorgd · Verwacht 9 – 14 december`. */
export function useDeliveryWords(
  { deliveryMethod, deliveryOptions, deliverySlot }: BasketModel,
  { locale }: SiteRules,
): string {
  const t = useTranslations('checkout');
  const delivery = deliveryOptions.find(({ code }) => code === deliveryMethod)?.delivery;
  const range =
    delivery && t('expected', { range: formatDeliveryRange(delivery.from, delivery.until, locale) });
  const day = deliverySlot && t('deliverySlot.chosen', slotWords(deliverySlot, locale));
  return [t(`deliveryMethods.${deliveryMethod}`), day ?? range].filter(Boolean).join(' · ');
}
