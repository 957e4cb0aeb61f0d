import type { SiteRules } from '@/api/contract/sites';
import { formatMoney } from '@/lib/money/format';

/** Whole units of a range facet as shoppers read them: `€ 1.200,-` or `180 cm`. */
export function formatRangeUnit(value: number, unit: 'currency' | 'cm', site: SiteRules): string {
  if (unit === 'cm') return `${value}\u00a0cm`;
  return formatMoney({ amount: value * 100, currency: site.currency }, site.locale);
}
