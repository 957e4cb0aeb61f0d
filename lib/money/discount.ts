import { numberFormat } from '@/lib/i18n/number-format';

/** `-15%`, as the language writes it: `-15 %`, `-%15`. */
export function formatDiscount(percent: number, locale: string): string {
  return numberFormat(locale, { style: 'percent' }).format(-percent / 100);
}
