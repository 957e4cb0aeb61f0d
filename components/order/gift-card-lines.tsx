'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';

type Props = { end: string; pays: Money; left: Money; locale: string };

/** Below a total: what a gift card pays of it, and what is left to pay. */
export function GiftCardLines({ end, pays, left, locale }: Props) {
  const t = useTranslations('basket');
  return (
    <dl className="mt-4 grid gap-2 border-t border-sand pt-4">
      <div className="flex justify-between gap-4">
        <dt>{t('giftCard', { end })}</dt>
        <dd className="tabular">{formatMoney({ ...pays, amount: -pays.amount }, locale)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-lg font-semibold">
        <dt>{t('toPay')}</dt>
        <dd className="tabular">{formatMoney(left, locale)}</dd>
      </div>
    </dl>
  );
}
