/** `-15%`, as the language writes it: `-15 %`, `-%15`. */
export function formatDiscount(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(-percent / 100);
}
