import type { BasketModel } from '@/lib/basket/models';
import { formatMoney } from '@/lib/money/format';

type Props = { promotions: BasketModel['promotions']; locale: string };

/** What the discount consists of. */
export function AppliedPromotions({ promotions, locale }: Props) {
  if (promotions.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1 text-sm text-stone">
      {promotions.map(({ id, title, discount }) => (
        <li key={id} className="flex justify-between gap-4">
          <span>{title}</span>
          {discount.amount > 0 && (
            <span className="tabular">{formatMoney({ ...discount, amount: -discount.amount }, locale)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
