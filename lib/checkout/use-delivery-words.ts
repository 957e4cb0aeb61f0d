import { useTranslations } from 'next-intl';
import type { BasketModel } from '@/lib/basket/models';
import { formatDeliveryRange } from '@/lib/dates/format';
import { slotWords } from '@/lib/dates/format-slot';
import { nameValue } from '@/lib/i18n/name-value';
import type { SiteRules } from '@/lib/sites/models';

/**
 * How the basket is brought, and when: `Thuisbezorgd · Verwacht 9 – 14 december`; below it what is taken along, and what
 * those who bring it are told.
 */
export function useDeliveryWords(basket: BasketModel, { locale }: SiteRules): string[] {
  const t = useTranslations('checkout');
  const { deliveryMethod, deliveryOptions, deliverySlot, oldPieces, note } = basket;
  const delivery = deliveryOptions.find(({ code }) => code === deliveryMethod)?.delivery;
  const range =
    delivery && t('expected', { range: formatDeliveryRange(delivery.from, delivery.until, locale) });
  const day = deliverySlot && t('deliverySlot.chosen', slotWords(deliverySlot, locale));
  return [
    [t(`deliveryMethods.${deliveryMethod}`), day ?? range].filter(Boolean).join(' · '),
    oldPieces > 0 ? t('oldPieces.taken', { count: oldPieces }) : '',
    note ? nameValue(locale, t('noteLabel'), note) : '',
  ].filter(Boolean);
}
