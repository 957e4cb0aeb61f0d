'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { isRefused } from '@/lib/api/failure';
import type { OrderModel } from '@/lib/order/models';
import { orderQuery } from '@/lib/order/queries';
import { homePath, withdrawalPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import { OrderContents } from './order-contents';
import { PayBefore } from './pay-before';

/** The order as the shop received it; only the browser that ordered can see it. */
export function OrderCompleted() {
  const t = useTranslations('order');
  const site = useSite();
  const orderId = useSearchParams().get('orderId') ?? '';
  const { data: order, error, refetch } = useQuery({ ...orderQuery(site, orderId), enabled: orderId !== '' });
  if (order) return <CompletedOrder site={site} order={order} />;
  if (error && !isRefused(error)) {
    return (
      <div key="failed" role="alert" className="mx-auto max-w-xl py-16">
        <h1 className="heading text-3xl">{t('loadFailedTitle')}</h1>
        <p className="mt-4 text-stone">{t('loadFailedText')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={() => void refetch()}>{t('tryAgain')}</Button>
          <LinkButton href={homePath(site.code)} variant="secondary">
            {t('continueShopping')}
          </LinkButton>
        </div>
      </div>
    );
  }
  if (orderId === '' || error) {
    return (
      <div key="unknown" className="mx-auto max-w-xl py-16">
        <h1 className="heading text-3xl">{t('notFoundTitle')}</h1>
        <p className="mt-4 text-stone">{t('notFoundText')}</p>
        <LinkButton href={homePath(site.code)} className="mt-8">
          {t('continueShopping')}
        </LinkButton>
      </div>
    );
  }
  return (
    // Keys: what replaces it is another box, not this one moved.
    <div key="loading" role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-16 max-w-lg" />
      <Skeleton className="h-96" />
    </div>
  );
}

function CompletedOrder({ site, order }: { site: SiteRules; order: OrderModel }) {
  const t = useTranslations('order');
  const toWithdrawal = withdrawalPath(site.code, order);
  return (
    <div>
      <h1 className="heading text-4xl">{t('thanks', { name: order.payer })}</h1>
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
      <PayBefore site={site} order={order} />
      <p className="mt-6 max-w-prose text-stone">{t('confirmation')}</p>
      <OrderContents site={site} order={order} className="mt-10 md:grid-cols-[1fr_22rem] lg:gap-14" />
      <section className="mt-10">
        <h2 className="heading text-xl">{t('next')}</h2>
        <p className="mt-2 max-w-prose text-stone">{t('nextText')}</p>
        <div className="no-print mt-6 flex flex-wrap gap-3">
          <LinkButton href={homePath(site.code)}>{t('continueShopping')}</LinkButton>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('print')}
          </Button>
          {toWithdrawal && (
            <LinkButton href={toWithdrawal} variant="quiet">
              {t('withdraw')}
            </LinkButton>
          )}
        </div>
      </section>
    </div>
  );
}
