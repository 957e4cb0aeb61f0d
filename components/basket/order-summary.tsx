'use client';

import { useTranslations } from 'next-intl';
import { discountLines } from '@/lib/basket/discount-lines';
import type { BasketModel, DeliveryMethod, Summary } from '@/lib/basket/models';
import { totalWithFee } from '@/lib/basket/with-fee';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';

type Props = {
  /** `vat` null where it is not known of all of the total. */
  summary: Omit<Summary, 'vat'> & { vat: Money | null };
  locale: string;
  /** How it comes, where that is told. */
  method?: DeliveryMethod;
  /** What the discount consists of, where that is told. */
  promotions?: BasketModel['promotions'];
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
export function OrderSummary({ summary, locale, method, promotions = [], installmentFee = 0 }: Props) {
  const t = useTranslations('basket');
  const whole = { id: 'whole', title: t('discount'), discount: summary.discount };
  const money = (amount: Money) => formatMoney(amount, locale);
  return (
    <>
      <dl className="grid gap-2">
        <Line label={t('subTotal')} value={money(summary.subTotal)} />
        {discountLines(whole, promotions).map(({ id, title, discount }) => (
          <Line key={id} label={title} value={money({ ...discount, amount: -discount.amount })} />
        ))}
        <Line
          label={t(method === 'placement' ? 'placement' : 'deliveryCost')}
          value={summary.delivery.amount === 0 ? t('free') : money(summary.delivery)}
        />
        {installmentFee > 0 && (
          <Line label={t('installmentFee')} value={money({ ...summary.total, amount: installmentFee })} />
        )}
        <Line label={t('total')} value={money(totalWithFee(summary, installmentFee))} isTotal />
      </dl>
      <p className="mt-1 text-sm text-stone">
        {summary.vat ? t('vat', { amount: money(summary.vat) }) : t('vatIncluded')}
      </p>
    </>
  );
}
