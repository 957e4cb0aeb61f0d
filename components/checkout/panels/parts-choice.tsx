'use client';

import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/radio-group';
import type { Parts } from '@/lib/checkout/models';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';

type Props = {
  id: string;
  locale: string;
  parts: readonly Parts[];
  chosen: number;
  onChoose: (count: number) => void;
};

/** In how many parts to pay, with what each of them costs. */
export function PartsChoice({ id, locale, parts, chosen, onChoose }: Props) {
  const t = useTranslations('payment.parts');
  const money = (amount: Money) => formatMoney(amount, locale);
  return (
    <RadioGroup
      id={id}
      name={id}
      legend={t('legend')}
      options={parts.map(({ count, fee, total, amounts }) => ({
        value: String(count),
        title: count === 1 ? t('atOnce') : t('each', { count, amount: money(amounts[0] ?? total) }),
        description: fee.amount > 0 ? t('fee', { fee: money(fee) }) : t('free'),
        aside: money(total),
      }))}
      value={String(chosen)}
      onChange={(event) => onChoose(Number(event.target.value))}
    />
  );
}
