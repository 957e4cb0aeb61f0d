import type { ProductCard } from '@/api/contract/catalogue';
import { numberFormat } from '@/lib/i18n/number-format';
import type { SiteRules } from '@/lib/sites/models';
import type { CardTranslator } from './card-translator';

/** The average as a number, and in words that call reviews which are examples what they are. */
export function sayRating(
  { average, count, isExample }: NonNullable<ProductCard['rating']>,
  { locale }: Pick<SiteRules, 'locale'>,
  t: CardTranslator,
): { text: string; label: string } {
  const text = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(average);
  return { text, label: t(isExample ? 'exampleRating' : 'rating', { average: text, count }) };
}
