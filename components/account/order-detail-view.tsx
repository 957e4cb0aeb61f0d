'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useRef, useState } from 'react';
import { LateTransfer } from '@/components/order/late-transfer';
import { OrderContents } from '@/components/order/order-contents';
import { OrderInvoices } from '@/components/order/order-invoices';
import { OrderRefunds } from '@/components/order/order-refunds';
import { OrderTimeline } from '@/components/order/order-timeline';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { useBackCloses } from '@/lib/browser/use-back-closes';
import { formatMoment } from '@/lib/dates/format-moment';
import { formatMoney } from '@/lib/money/format';
import type { OrderDetail } from '@/lib/order/models';
import { cancelOrder } from '@/lib/order/mutations';
import { orderKeys, orderQuery } from '@/lib/order/queries';
import { accountPath, reviewPath, withdrawalPath } from '@/lib/routes/paths';
import { useDocumentTitle } from '@/lib/seo/use-document-title';
import type { SiteRules } from '@/lib/sites/models';
import { AccountFailed } from './account-failed';
import { AccountLoading } from './account-loading';
import { PayOn } from './pay-on';
import { ReorderButton } from './reorder-button';

type Props = {
  site: SiteRules;
  orderId: string;
  /** Whether the link that led here is gone, with the focus on it. */
  takesFocus: boolean;
};

export function OrderDetailView({ site, orderId, takesFocus }: Props) {
  const t = useTranslations('account');
  const { data: order, isPending, isError, refetch } = useQuery(orderQuery(site, orderId));
  return (
    <>
      <Link
        href={accountPath(site.code, 'orders')}
        className="no-print inline-flex min-h-11 items-center gap-1.5 text-sm hover:underline"
      >
        <Icon name="arrow-left" size={18} />
        {t('backToOrders')}
      </Link>
      {isPending && <AccountLoading />}
      {isError && <AccountFailed onRetry={() => void refetch()} />}
      {order && (
        <Suspense fallback={<AccountLoading />}>
          <Detail key={order.id} site={site} order={order} takesFocus={takesFocus} />
        </Suspense>
      )}
    </>
  );
}

type DetailProps = { site: SiteRules; order: OrderDetail; takesFocus: boolean };

function Detail({ site, order, takesFocus }: DetailProps) {
  const t = useTranslations('account');
  const texts = useTranslations('order');
  // Of what is cancelled or back there is nothing left to withdraw from: the shop would refuse it.
  const isOver = order.status === 'cancelled' || order.status === 'returned';
  const withdrawal = isOver ? null : withdrawalPath(site.code, order);
  const title = t('orderNumber', { number: order.orderNumber });
  useDocumentTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const couldCancel = useRef(order.canCancel);
  useEffect(() => {
    // A cancelled order takes the button that asked for it along.
    if (takesFocus || couldCancel.current !== order.canCancel) takeLostFocus(heading.current);
    couldCancel.current = order.canCancel;
  }, [takesFocus, order.canCancel]);
  return (
    <article>
      <h1 ref={heading} tabIndex={-1} className="heading mt-2 text-2xl outline-none sm:text-3xl">
        {title}
      </h1>
      <p className="mt-1 text-stone">{t('placedOn', { date: formatMoment(order.placedAt, site) })}</p>
      {order.outcome === 'waiting' && <PayOn site={site} orderId={order.id} />}
      <div className="mt-6 empty:hidden">
        <LateTransfer site={site} transfer={order.transfer} />
      </div>
      {!order.boughtCard && (
        <div className="mt-8">
          <OrderTimeline steps={order.timeline} site={site} label={t('timeline')} />
        </div>
      )}
      <OrderRefunds site={site} order={order} />
      <OrderContents
        site={site}
        order={order}
        className="mt-8 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr] lg:[&>aside]:row-span-2"
      >
        <div className="grid gap-8">
          <OrderInvoices site={site} orderId={order.id} />
          <div className="no-print flex flex-wrap gap-3">
            {order.status === 'delivered' && !order.boughtCard && (
              <LinkButton href={reviewPath(site.code, order.id)}>{t('review')}</LinkButton>
            )}
            {!order.boughtCard && <ReorderButton site={site} order={order} />}
            <Button variant="secondary" onClick={() => window.print()}>
              {texts('print')}
            </Button>
            {withdrawal && (
              <LinkButton variant="secondary" href={withdrawal}>
                {t('withdraw')}
              </LinkButton>
            )}
            {order.canCancel && <CancelOrder site={site} order={order} />}
          </div>
        </div>
      </OrderContents>
    </article>
  );
}

function CancelOrder({ site, order }: { site: SiteRules; order: OrderDetail }) {
  const t = useTranslations('account');
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  useBackCloses(isAsking, () => setAsking(false));
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (key: string) => cancelOrder(site, order.id, key),
    onSuccess: (cancelled) => {
      client.setQueryData(orderKeys.one(site.code, order.id), cancelled);
      void client.invalidateQueries({ queryKey: orderKeys.all(site.code) });
      setAsking(false);
    },
    // Only the answer may have got lost: then the order says that it is cancelled.
    onError: () => client.invalidateQueries({ queryKey: orderKeys.all(site.code) }),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('cancelOrder')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('cancelTitle')}
        closeLabel={t('close')}
        footer={
          <div className="flex flex-wrap gap-3">
            <Button isLoading={isPending} onClick={() => mutate(crypto.randomUUID())}>
              {t('cancelConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cancelKeep')}
            </Button>
          </div>
        }
      >
        <p>
          {order.takenByBank
            ? t('cancelTextTakenByBank', { amount: formatMoney(order.takenByBank, site.locale) })
            : t('cancelText')}
        </p>
        {isError && (
          <Alert tone="error" className="mt-4">
            {t('cancelFailed')}
          </Alert>
        )}
      </Dialog>
    </>
  );
}
