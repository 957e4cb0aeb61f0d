'use client';

import { useTranslations } from 'next-intl';
import type { Order } from '@/api/contract/checkout';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { formatDeliveryRange } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';

/** The lines of an order as they were when it was placed. */
export function OrderItems({ site, order }: { site: SiteRules; order: Order }) {
  const t = useTranslations('order');
  return (
    <ul className="border-t border-sand">
      {order.items.map((item) => (
        <li
          key={item.productId}
          className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 border-b border-sand py-4 xs:grid-cols-[7rem_1fr_auto]"
        >
          <ProductThumb media={item.media} sizes="7rem" />
          <div>
            <p className="font-medium">
              {item.quantity} × {item.title}
            </p>
            <p className="text-sm text-stone">
              {item.options.map((option) => `${option.title}: ${option.value}`).join(' · ')}
            </p>
            <p className="text-sm text-stone">
              {t('expected', {
                range: formatDeliveryRange(item.deliveryDate, item.bufferedDeliveryDate, site.locale),
              })}
            </p>
          </div>
          <p className="tabular max-xs:col-start-2">{formatMoney(item.lineTotal, site.locale)}</p>
          {item.setupProduct && (
            <>
              <p className="col-start-2 text-sm text-stone">{item.setupProduct.title}</p>
              <p className="tabular text-sm max-xs:col-start-2">
                {formatMoney(item.setupProduct.lineTotal, site.locale)}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
