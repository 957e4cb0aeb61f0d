import type { useTranslations } from 'next-intl';
import type { ProductModel } from '@/lib/product/models';

type ProductTranslator = ReturnType<typeof useTranslations<'product'>>;

/** What delivery adds to the price, and from which worth of goods on nothing. */
export function sayDeliveryCost(
  { home, freeFrom }: ProductModel['deliveryCost'],
  t: ProductTranslator,
): string {
  return home ? t('deliveryCost.paid', { cost: home, freeFrom }) : t('deliveryCost.free');
}
