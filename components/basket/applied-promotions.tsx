import type { BasketModel } from '@/lib/basket/models';

/** What counts without making anything cheaper, such as a present; the sums stand in the summary. */
export function AppliedPromotions({ promotions }: Pick<BasketModel, 'promotions'>) {
  const others = promotions.filter(({ discount }) => discount.amount === 0);
  if (others.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1 text-sm text-stone">
      {others.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
