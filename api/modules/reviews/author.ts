import type { StoredOrder } from '../orders/repo.ts';

/** First name and initial of whoever ordered, e.g. `Anna V.` for Anna de Vries: enough to be somebody, too little to be found. */
export function authorOf({
  shippingAddress,
  language,
}: Pick<StoredOrder, 'shippingAddress' | 'language'>): string {
  const { firstName, lastName } = shippingAddress;
  const initial = /\p{Lu}/u.exec(lastName)?.[0] ?? [...lastName.trim()][0]?.toLocaleUpperCase(language);
  return [firstName.trim(), ...(initial ? [`${initial}.`] : [])].join(' ');
}
