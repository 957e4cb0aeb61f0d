'use client';

import { useTranslations } from 'next-intl';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { formatMoney } from '@/lib/money/format';
import { lineKey } from '@/lib/order/line-key';
import type { OrderModel } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';

/** The lines of an order as they were when it was placed. */
export function OrderItems({ site, order }: { site: SiteRules; order: OrderModel }) {
  const t = useTranslations('basket');
  return (
    <ul className="border-t border-sand">
      {order.items.map((item) => (
        <li
          key={lineKey(item)}
          className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-2 border-b border-sand py-4 max-xs:*:first:row-span-2 xs:grid-cols-[7rem_1fr_auto]"
        >
          <ProductThumb media={item.media} sizes="7rem" />
          <div>
            <p className="font-medium">
              {item.quantity} × {item.title}
            </p>
            <p className="text-sm text-balance text-stone">{item.options}</p>
            {item.isAssembledForFree && <p className="text-sm text-linden">{t('freeInstallation')}</p>}
          </div>
          <p className="tabular max-xs:col-start-2">
            {item.isGift ? t('free') : formatMoney(item.lineTotal, site.locale)}
          </p>
          {item.installation && (
            <>
              <p className="col-start-2 text-sm text-stone">{item.installation.title}</p>
              <p className="tabular text-sm max-xs:col-start-2">
                {formatMoney(item.installation.lineTotal, site.locale)}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
