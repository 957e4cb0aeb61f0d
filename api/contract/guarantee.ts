/** What of a product makers answer for on their own, each as long as the others or longer. */
export const guaranteeParts = [
  'frame',
  'slats',
  'foam',
  'cover',
  'mechanism',
  'electrics',
  'surface',
] as const;
export type GuaranteePart = (typeof guaranteeParts)[number];

/**
 * Months from delivery for which a part is guaranteed at least, whatever the whole product has. The policy of every shop
 * names them; a product may say more of a part and never less.
 */
export const leastPartMonths: Readonly<Record<GuaranteePart, number>> = {
  frame: 120,
  slats: 120,
  foam: 60,
  cover: 24,
  mechanism: 60,
  electrics: 24,
  surface: 24,
};

/** `10 jaar`, or `30 maanden` where it is no number of years, as the language counts them. */
export function guaranteeText(months: number, locale: string): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
