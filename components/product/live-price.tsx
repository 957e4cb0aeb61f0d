'use client';

import { useTranslations } from 'next-intl';
import { Price } from '@/components/ui/price';
import { formatDiscount } from '@/lib/money/discount';
import { useAvailability } from '@/lib/product/availability-context';
import { useSite } from '@/lib/sites/use-site';

/** The price with its 30-day rule, and what delivery adds to it. Follows the shop while the page is open. */
export function LivePrice({ delivery }: { delivery: string }) {
  const t = useTranslations('product.purchase');
  const { locale } = useSite();
  const availability = useAvailability();
  if (!availability) return null;
  const { generalMarketPrice, discountRate, texts } = availability;
  return (
    <div className="live-price">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Price
          size="lg"
          current={texts.price}
          currentLabel={t(generalMarketPrice ? 'priceNow' : 'price')}
          previous={texts.previousPrice}
          previousLabel={t('priceBefore')}
          discount={discountRate > 0 ? formatDiscount(discountRate, locale) : null}
        />
        {texts.basketPrice && (
          <p className="rounded-full bg-terracotta-soft px-3 py-1 text-sm font-medium text-terracotta">
            {t('basketPrice', { price: texts.basketPrice })}
          </p>
        )}
      </div>
      <p className="text-sm text-stone">
        {generalMarketPrice ? `${t('priceNote')} ${delivery}` : `${t('vat')} · ${delivery}`}
      </p>
    </div>
  );
}
