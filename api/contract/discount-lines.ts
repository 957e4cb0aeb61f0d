type Line = { title: string; discount: { amount: number } };

/** A discount once: by what it consists of where that adds up to it, else as a `whole`. Amounts in minor units. */
export function discountLines<L extends Line>(whole: L, parts: readonly L[]): readonly L[] {
  if (whole.discount.amount === 0) return [];
  const named = parts.filter(({ title, discount }) => title !== '' && discount.amount > 0);
  const sum = named.reduce((amount, { discount }) => amount + discount.amount, 0);
  return sum === whole.discount.amount ? named : [whole];
}
