'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense } from 'react';
import { AddressBlock } from '@/components/address/address-block';
import { withRetry } from '@/lib/browser/with-retry';
import { formatDeliveryRange } from '@/lib/dates/format';
import { slotWords } from '@/lib/dates/format-slot';
import type { OrderDetail } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';
import { OrderItems } from './order-items';
import { OrderTotals } from './order-totals';

/** Of the few orders that have it: gift cards, what is withdrawn, what is owed to a lender. */
const OrderMore = lazy(() => withRetry(() => import('./order-more')));

/**
 * What was ordered, what it costs and where it goes. `className` says when the two are side by side, with `before` above
 * what was ordered and `children` below it.
 */
export function OrderContents({
  site,
  order,
  className,
  before,
  children,
}: {
  site: SiteRules;
  order: OrderDetail;
  className: string;
  before?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('order');
  const basket = useTranslations('basket');
  return (
    <div className={clsx('grid items-start gap-8', className)}>
      {before}
      <section aria-labelledby="items">
        <h2 id="items" className="heading mb-2 text-xl">
          {t('items')}
        </h2>
        <OrderItems site={site} order={order} />
      </section>
      <aside
        aria-label={basket('summary')}
        className="grid gap-6 rounded-md border border-sand bg-white p-6 sm:max-md:grid-cols-2"
      >
        <div className="col-span-full">
          <OrderTotals order={order} locale={site.locale} />
        </div>
        {order.hasMore && (
          <Suspense>
            <OrderMore order={order} />
          </Suspense>
        )}
        <div>
          <h3 className="text-sm font-medium">{t('payment')}</h3>
          <p className="mt-1 text-sm text-stone">{order.paymentName}</p>
        </div>
        {!order.boughtCard && (
          <div>
            <h3 className="text-sm font-medium">{t('deliveryMethod')}</h3>
            <p className="mt-1 text-sm text-stone">{t(`deliveryMethods.${order.deliveryMethod}`)}</p>
            {order.deliverySlot && (
              <p className="mt-1 text-sm text-stone">
                {t('deliverySlot', slotWords(order.deliverySlot, site.locale))}
              </p>
            )}
            {order.arrival && (
              <p className="mt-1 text-sm text-stone">
                {t('expected', {
                  isPaid: String(order.transfer === null),
                  range: formatDeliveryRange(order.arrival.from, order.arrival.until, site.locale),
                })}
              </p>
            )}
            {order.oldPieces > 0 && (
              <p className="mt-1 text-sm text-stone">{t('oldPieces', { count: order.oldPieces })}</p>
            )}
          </div>
        )}
        <AddressBlock title={t('deliverTo')} lines={order.deliverTo} />
        <AddressBlock title={t('billTo')} lines={order.billTo} />
      </aside>
      {children}
    </div>
  );
}
