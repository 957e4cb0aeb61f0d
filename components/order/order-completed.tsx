'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { isRefused } from '@/lib/api/failure';
import { formatMoney } from '@/lib/money/format';
import type { OrderDetail } from '@/lib/order/models';
import { orderQuery } from '@/lib/order/queries';
import { useToldConfirmation } from '@/lib/order/use-told-outcome';
import { homePath, withdrawalPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import { AddToCalendar } from './add-to-calendar';
import { LateTransfer } from './late-transfer';
import { OrderContents } from './order-contents';

const BelowOrder = lazy(() => import('./below-order'));

/** Drawn by the server. */
type States = Record<'loading' | 'failed' | 'unknown', ReactNode>;

/** The order as the shop received it; only the browser that ordered can see it. */
export function OrderCompleted({ loading, failed, unknown }: States) {
  const site = useSite();
  const orderId = useSearchParams().get('orderId') ?? '';
  const { data: order, error } = useQuery({ ...orderQuery(site, orderId), enabled: orderId !== '' });
  if (order)
    return (
      <Suspense fallback={loading}>
        <CompletedOrder site={site} order={order} />
      </Suspense>
    );
  if (error && !isRefused(error)) return failed;
  return orderId === '' || error ? unknown : loading;
}

function CompletedOrder({ site, order }: { site: SiteRules; order: OrderDetail }) {
  const t = useTranslations('order');
  useToldConfirmation(site, order);
  const toWithdrawal = withdrawalPath(site.code, order);
  return (
    <div>
      <h1 className="heading text-4xl">{t('thanks', { name: order.contact.firstName })}</h1>
      {order.paid && (
        <p className="mt-3 text-lg font-semibold text-linden">
          {t('paid', { amount: formatMoney(order.paid, site.locale), method: order.paymentName })}
        </p>
      )}
      <p className="mt-3 text-lg">{t('received')}</p>
      <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-3">
        <div>
          <dt className="text-sm text-stone">{t('number')}</dt>
          <dd className="tabular font-medium">{order.orderNumber}</dd>
        </div>
        <div>
          <dt className="text-sm text-stone">{t('status')}</dt>
          <dd className="font-medium">{t(`statuses.${order.status}`)}</dd>
        </div>
      </dl>
      <LateTransfer site={site} transfer={order.transfer} />
      <p className="mt-6 max-w-prose text-stone">
        {t('confirmation', { email: order.contact.email, isPaid: String(order.transfer === null) })}
      </p>
      <OrderContents
        site={site}
        order={order}
        className="mt-10 gap-y-10 md:grid-cols-[1fr_22rem] md:grid-rows-[auto_1fr] lg:gap-x-14 max-md:[&>aside]:order-last md:[&>aside]:row-span-2"
      >
        <section>
          <h2 className="heading text-xl">{t('next')}</h2>
          <p className="mt-2 max-w-prose text-stone">{t(order.next)}</p>
          <div className="no-print mt-6 flex flex-wrap gap-3">
            <AddToCalendar site={site} order={order} />
            <LinkButton variant="secondary" href={homePath(site.code)}>
              {t('continueShopping')}
            </LinkButton>
            <Button variant="secondary" onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
          {toWithdrawal && (
            <LinkButton href={toWithdrawal} variant="quiet" size="sm" className="no-print mt-6">
              {t('withdraw')}
            </LinkButton>
          )}
        </section>
      </OrderContents>
      {/* Below what is there at once, so that nothing moves. */}
      <Suspense fallback={null}>
        <BelowOrder site={site} order={order} />
      </Suspense>
    </div>
  );
}
