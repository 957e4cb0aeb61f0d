'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LastRow } from '@/components/personalisation/lazy-rows';
import { ProductThumb } from '@/components/product-card/product-thumb';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { formatDeliveryRange } from '@/lib/dates/format';
import { formatMoment } from '@/lib/dates/format-moment';
import { slotWords } from '@/lib/dates/format-slot';
import { nameValue } from '@/lib/i18n/name-value';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';
import { lineKey } from '@/lib/order/line-key';
import type { OrderModel } from '@/lib/order/models';
import { ordersQuery } from '@/lib/order/queries';
import { accountPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import { AccountFailed } from './account-failed';
import { AccountLoading } from './account-loading';
import { OrderDetailView } from './order-detail-view';

/** Named one by one; of the others it is said how many there are. */
const shownItems = 2;

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
  const [t, slider] = [useTranslations('account'), useTranslations('productCard.slider')];
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
      {data && <LastRow id="orders-row" title={slider('forYou')} />}
    </>
  );
}

/** When it comes, for as long as it is yet to come. */
function arrivalOf(
  { status, deliverySlot, arrival }: OrderModel,
  { locale }: SiteRules,
  t: ReturnType<typeof useTranslations<'order'>>,
): string | null {
  if (status === 'delivered') return null;
  if (deliverySlot) return t('deliverySlot', slotWords(deliverySlot, locale));
  if (!arrival) return null;
  const range = formatDeliveryRange(arrival.from, arrival.until, locale);
  return t('expected', { isPaid: String(status !== 'waitingForPayment'), range });
}

/** What the order comes to, and what it did before a part of it was withdrawn from. */
function sumOf(
  { summary: { total }, withdrawn }: OrderModel,
  { locale }: SiteRules,
  t: ReturnType<typeof useTranslations<'account'>>,
): string {
  if (!withdrawn) return formatMoney(total, locale);
  const text = (amount: Money) => formatMoney(amount, locale);
  return t('sumLeft', {
    sum: text(withdrawn.left),
    ordered: text(total),
    less: text(withdrawn.amount),
  });
}

function OrderCard({ site, order }: { site: SiteRules; order: OrderModel }) {
  const t = useTranslations('account');
  const texts = useTranslations('order');
  const more = order.items.length - shownItems;
  const href = `${accountPath(site.code, 'orders')}?order=${order.id}`;
  const arrival = arrivalOf(order, site, texts);
  return (
    <li className="rounded-md border border-sand bg-white p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="font-medium">
          <Link href={href} className="underline-offset-4 hover:underline">
            {t('orderNumber', { number: order.orderNumber })}
          </Link>
        </h2>
        <p className="text-sm">
          <span className="inline-block rounded-full bg-linen px-3 py-1 font-medium">
            {texts(`statuses.${order.status}`)}
          </span>
        </p>
      </div>
      <p className="mt-1 text-sm text-stone">
        {t('placedOn', { date: formatMoment(order.placedAt, site) })} · {sumOf(order, site, t)}
      </p>
      <ul className="mt-4 grid gap-3">
        {order.items.slice(0, shownItems).map((item) => (
          <li key={lineKey(item)} className="grid grid-cols-[6rem_1fr] gap-4 sm:grid-cols-[8rem_1fr]">
            <ProductThumb media={item.media} sizes="128px" />
            <div className="min-w-0 self-center">
              <p className="font-medium">
                {item.quantity} × {item.title}
              </p>
              {item.options && <p className="text-sm text-stone">{item.options}</p>}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-sm text-stone">{t('moreItems', { count: more })}</p>}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-sand pt-4">
        <p className="text-sm">{arrival}</p>
        <LinkButton
          href={href}
          variant="secondary"
          size="sm"
          aria-label={nameValue(site.locale, t('viewOrder'), order.orderNumber)}
        >
          {t('viewOrder')}
        </LinkButton>
      </div>
    </li>
  );
}
