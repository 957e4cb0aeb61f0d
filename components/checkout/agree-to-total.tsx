'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import type { NewTotal } from '@/lib/checkout/use-new-total';
import { formatMoney } from '@/lib/money/format';
import type { Money } from '@/lib/money/models';

export const newTotalId = 'new-total';

type Props = {
  newTotal: NewTotal;
  /** Why an order was refused at the total before. */
  reason: string | null;
  locale: string;
  error: string | undefined;
};

/** What costs something else than before, and the shopper's word that it may. */
export function AgreeToTotal({ newTotal, reason, locale, error }: Props) {
  const t = useTranslations('checkout.newTotal');
  const { before, now, lines, isNew, mustBeAgreed, agree } = newTotal;
  if (!isNew) return null;
  const money = (amount: Money) => formatMoney(amount, locale);
  return (
    <Alert
      tone="error"
      className="mt-6"
      title={before ? t('total', { before: money(before), now: money(now) }) : t('prices')}
    >
      {reason && <p className="mt-1 text-sm">{reason}</p>}
      {lines.length > 0 && (
        <ul className="mt-1 text-sm">
          {lines.map(({ vsin, title, seenUnitPrice, unitPrice }) => (
            <li key={vsin}>
              {seenUnitPrice && t('line', { title, before: money(seenUnitPrice), now: money(unitPrice) })}
            </li>
          ))}
        </ul>
      )}
      <Checkbox
        id={newTotalId}
        aria-required
        checked={!mustBeAgreed}
        onChange={(event) => agree(event.target.checked)}
        label={t('agree', { now: money(now) })}
        error={error}
        className="mt-2"
      />
    </Alert>
  );
}
