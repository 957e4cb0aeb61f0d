'use client';

import { useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/dates/format-moment';
import { withColon } from '@/lib/i18n/name-value';
import { formatMoney } from '@/lib/money/format';
import type { OrderDetail, OrderRefund } from '@/lib/order/models';
import type { SiteRules } from '@/lib/sites/models';
import { RefundAccountForm } from './refund-account-form';

/**
 * The money that goes back for an order: how much, which way and how far it is; what the shopper's bank has taken back.
 * Nothing where there is none.
 */
export function OrderRefunds({ site, order }: { site: SiteRules; order: OrderDetail }) {
  const t = useTranslations('order.refunds');
  const { takenByBank } = order;
  if (order.refunds.length === 0 && !takenByBank) return null;
  const isLess = order.refunds.length > 0 && order.refunds.every(({ isOwedLess }) => isOwedLess);
  const waits = order.refunds.some(({ status }) => status === 'account-needed');
  return (
    <section aria-labelledby="refunds" className="mt-8 rounded-md border border-sand bg-white p-6">
      <h2 id="refunds" className="heading text-xl">
        {t(isLess ? 'lessTitle' : 'title')}
      </h2>
      <ul className="mt-4 grid gap-5">
        {order.refunds.map((refund) => (
          <Refund key={refund.id} site={site} refund={refund} />
        ))}
      </ul>
      {waits && <RefundAccountForm site={site} orderId={order.id} />}
      {takenByBank && (
        <p className="mt-5 border-t border-sand pt-4 first-of-type:mt-4">
          {withColon(site.locale, t('takenByBank'))}{' '}
          <span className="tabular">{formatMoney(takenByBank, site.locale)}</span>
        </p>
      )}
      {order.remaining && (
        <p className="mt-5 border-t border-sand pt-4">
          {withColon(site.locale, t(isLess ? 'lessRemaining' : 'remaining'))}{' '}
          <span className="tabular">{formatMoney(order.remaining, site.locale)}</span>
        </p>
      )}
    </section>
  );
}

function Refund({ site, refund }: { site: SiteRules; refund: OrderRefund }) {
  const t = useTranslations('order.refunds');
  const { amount, status, isOwedLess, way, account, requestedAt, doneAt } = refund;
  const date = formatMoment(doneAt ?? requestedAt, site);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span>
        <span className="block font-medium">{isOwedLess ? t('less') : t(`states.${status}`)}</span>
        <span className="block text-sm text-stone">{[way, account].filter(Boolean).join(' · ')}</span>
        <span className="block text-sm text-stone">
          {t(doneAt && !isOwedLess ? 'doneOn' : 'since', { date })}
        </span>
      </span>
      <span className="tabular">{formatMoney(amount, site.locale)}</span>
    </li>
  );
}
