'use client';

import { useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import { formatMoney } from '@/lib/money/format';
import { useAvailability } from '@/lib/product/availability-context';
import { useSite } from '@/lib/sites/use-site';

/** The price with its 30-day rule. Follows the shop while the page is open. */
export function LivePrice() {
  const { locale } = useSite();
  const t = useTranslations('product.purchase');
  const availability = useAvailability();
  if (!availability) return null;
  const { unitPrice, generalMarketPrice, discountRate } = availability;
  return (
    <div className="mt-4">
      <Price
        size="lg"
        current={formatMoney(unitPrice, locale)}
        currentLabel={t(generalMarketPrice ? 'priceNow' : 'price')}
        previous={generalMarketPrice && formatMoney(generalMarketPrice, locale)}
        previousLabel={t('priceBefore')}
        discount={discountRate > 0 ? `-${discountRate}%` : null}
      />
      <p className="mt-1 text-sm text-stone">{generalMarketPrice ? t('priceNote') : t('vat')}</p>
    </div>
  );
}
