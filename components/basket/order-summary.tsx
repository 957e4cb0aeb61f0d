'use client';

import { useTranslations } from 'next-intl';
import type { Summary } from '@/lib/basket/models';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';

type Props = {
  summary: Summary;
  locale: string;
  /** What paying in parts costs on top, minor units. */
  installmentFee?: number;
};

function Line({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={
        isTotal
          ? 'mt-2 flex justify-between gap-4 border-t border-sand pt-4 text-lg font-semibold'
          : 'flex justify-between gap-4'
      }
    >
      <dt>{label}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  );
}

/** What is paid and how it comes about; the total contains VAT and delivery. */
export function OrderSummary({ summary, locale, installmentFee = 0 }: Props) {
  const t = useTranslations('basket');
  const money = (amount: Money) => formatMoney(amount, locale);
  return (
    <>
      <dl className="grid gap-2">
        <Line label={t('subTotal')} value={money(summary.subTotal)} />
        {summary.discount.amount > 0 && (
          <Line
            label={t('discount')}
            value={money({ ...summary.discount, amount: -summary.discount.amount })}
          />
        )}
        <Line
          label={t('deliveryCost')}
          value={summary.delivery.amount === 0 ? t('free') : money(summary.delivery)}
        />
        {installmentFee > 0 && (
          <Line label={t('installmentFee')} value={money({ ...summary.total, amount: installmentFee })} />
        )}
        <Line
          label={t('total')}
          value={money({ ...summary.total, amount: summary.total.amount + installmentFee })}
          isTotal
        />
      </dl>
      <p className="mt-1 text-sm text-stone">{t('vat', { amount: money(summary.vat) })}</p>
    </>
  );
}
