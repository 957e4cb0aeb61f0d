'use client';

import { useTranslations } from 'next-intl';
import { annualRate } from '@/lib/checkout/annual-rate';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';

type Props = {
  locale: string;
  cash: Money;
  /** A part each month. */
  amounts: readonly Money[];
  /** From the first to the last day of the credit. */
  months: number;
};

const sumOf = (amounts: readonly Money[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** What the credit costs, by this very basket (Directive (EU) 2023/2225 art. 8(3)). */
export function CreditExample({ locale, cash, amounts, months }: Props) {
  const t = useTranslations('payment.credit.example');
  const [first = cash] = amounts;
  const total = sumOf(amounts);
  const money = (amount: number) => formatMoney({ ...cash, amount }, locale);
  const parts = amounts.map(({ amount }) => amount);
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const rows = [
    [t('cash'), money(cash.amount)],
    [t('duration'), t('months', { count: months })],
    [t('parts'), t('each', { count: amounts.length, amount: money(first.amount) })],
    [t('cost'), money(total - cash.amount)],
    [t('rate'), rate.format(annualRate(cash.amount, parts))],
    [t('total'), money(total)],
  ];
  return (
    <section aria-label={t('title')} className="rounded-md bg-linen p-4 text-sm">
      <h3 className="font-medium">{t('title')}</h3>
      <dl className="mt-2 grid gap-1">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
