'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { formatMoment } from '@/lib/dates/format-moment';
import { formatMoney } from '@/lib/money/format';
import { lineKey } from '@/lib/order/line-key';
import type { OrderModel } from '@/lib/order/models';
import { ordersQuery } from '@/lib/order/queries';
import { accountPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import { AccountFailed } from './account-failed';
import { AccountLoading } from './account-loading';
import { OrderDetailView } from './order-detail-view';

const shownPictures = 4;

/** The orders of the customer, or `empty`; `?order=` shows one of them, so Back leads to the list. */
export function OrdersView({ empty }: { empty: ReactNode }) {
  const site = useSite();
  const orderId = useSearchParams().get('order');
  const [shown, setShown] = useState({ orderId, takesFocus: false });
  // The link from one to the other disappears with the focus on it.
  if (shown.orderId !== orderId) setShown({ orderId, takesFocus: true });
  const { takesFocus } = shown;
  return orderId ? (
    <OrderDetailView site={site} orderId={orderId} takesFocus={takesFocus} />
  ) : (
    <OrderList site={site} takesFocus={takesFocus} empty={empty} />
  );
}

type ListProps = { site: SiteRules; takesFocus: boolean; empty: ReactNode };

function OrderList({ site, takesFocus, empty }: ListProps) {
  const t = useTranslations('account');
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ordersQuery(site));
  const orders = data?.pages.flat() ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) takeLostFocus(heading.current);
  }, [takesFocus]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="heading text-3xl outline-none">
        {t('menu.orders')}
      </h1>
      {isPending && <AccountLoading />}
      {isError && <AccountFailed onRetry={() => void refetch()} />}
      {data && orders.length === 0 && empty}
      {orders.length > 0 && (
        <ul className="mt-6 grid gap-5">
          {orders.map((order) => (
            <OrderCard key={order.id} site={site} order={order} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          isLoading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('moreOrders')}
        </Button>
      )}
    </>
  );
}

function OrderCard({ site, order }: { site: SiteRules; order: OrderModel }) {
  const t = useTranslations('account');
  const status = useTranslations('order.statuses');
  const more = order.items.length - shownPictures;
  return (
    <li className="rounded-md border border-sand bg-white p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-medium">
          <Link
            href={`${accountPath(site.code, 'orders')}?order=${order.id}`}
            className="underline-offset-4 hover:underline"
          >
            {t('orderNumber', { number: order.orderNumber })}
          </Link>
        </h2>
        <p className="text-sm">
          <span className="inline-block rounded-full bg-linen px-3 py-1 font-medium">
            {status(order.status)}
          </span>
        </p>
      </div>
      <p className="mt-1 text-sm text-stone">
        {t('placedOn', { date: formatMoment(order.placedAt, site) })} ·{' '}
        <span className="tabular">{formatMoney(order.summary.total, site.locale)}</span>
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {order.items.slice(0, shownPictures).map((item) => (
          <li key={lineKey(item)}>
            <ProductThumb media={item.media} alt={item.title} sizes="96px" className="w-24" />
          </li>
        ))}
        {more > 0 && (
          <li className="grid h-18 w-24 place-items-center rounded-sm bg-linen text-stone">+{more}</li>
        )}
      </ul>
    </li>
  );
}
