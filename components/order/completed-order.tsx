import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { withRetry } from '@/lib/browser/with-retry';
import { formatMoney } from '@/lib/money/format';
import type { OrderDetail } from '@/lib/order/models';
import { useToldConfirmation } from '@/lib/order/use-told-outcome';
import { withdrawalPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { LateTransfer } from './late-transfer';
import { OrderContents } from './order-contents';

const BelowOrder = lazy(() => import('./below-order'));
/** These hold back the page, like the transfer: what stands below them must not move. */
const NextSteps = lazy(() => withRetry(async () => ({ default: (await import('./next-steps')).NextSteps })));
const OrderTimeline = lazy(() =>
  withRetry(async () => ({ default: (await import('./order-timeline')).OrderTimeline })),
);

export default function CompletedOrder({ site, order }: { site: SiteRules; order: OrderDetail }) {
  const t = useTranslations('order');
  useToldConfirmation(site, order);
  const toWithdrawal = withdrawalPath(site.code, order);
  return (
    <div>
      <h1 className="heading text-4xl">{t('thanks', { name: order.contact.firstName })}</h1>
      <p className="mt-3 text-lg">
        {order.paid
          ? t('paid', { amount: formatMoney(order.paid, site.locale), method: order.paymentName })
          : t('received')}
      </p>
      <p className="mt-2 max-w-prose text-stone">
        {t('confirmation', { email: order.contact.email, isPaid: String(order.transfer === null) })}
      </p>
      <dl className="mt-6">
        <dt className="text-sm text-stone">{t('number')}</dt>
        <dd className="font-medium">{order.orderNumber}</dd>
      </dl>
      {!order.boughtCard && (
        <div className="mt-8">
          <OrderTimeline steps={order.timeline} site={site} label={t('status')} />
        </div>
      )}
      <OrderContents
        site={site}
        order={order}
        className="mt-8 gap-y-10 md:grid-cols-[minmax(0,1fr)_22rem] md:grid-rows-[auto_1fr] lg:gap-x-14 md:grid-flow-col md:[&>aside]:row-span-2"
        before={
          <div className="grid gap-10">
            <LateTransfer site={site} transfer={order.transfer} />
            <NextSteps site={site} order={order} />
          </div>
        }
      />
      {toWithdrawal && (
        <LinkButton href={toWithdrawal} variant="quiet" size="sm" className="no-print mt-6">
          {t('withdraw')}
        </LinkButton>
      )}
      {/* Below what is there at once, so that nothing moves. */}
      <Suspense fallback={null}>
        <BelowOrder site={site} order={order} />
      </Suspense>
    </div>
  );
}
