/** The cards as they are up to `count`, which have been seen, and after them those left in the wanted order. */
export function keepFirst<T extends { vsin: string }>(
  cards: readonly T[],
  wanted: readonly string[],
  count: number,
): T[] {
  const seen = cards.slice(0, count);
  const left = cards.slice(count);
  const place = new Map(wanted.map((vsin, index) => [vsin, index]));
  const placeOf = ({ vsin }: T) => place.get(vsin) ?? wanted.length;
  return [...seen, ...left.toSorted((a, b) => placeOf(a) - placeOf(b))];
}
