import type { useTranslations } from 'next-intl';
import type { RangeUnit } from '@/api/contract/facets';
import { formatMoney } from '@/lib/money/format';
import type { SiteRules } from '@/lib/sites/models';
import type { ListingTexts } from './to-listing-model';

export type RangeTranslator = ReturnType<typeof useTranslations<'listing.range'>>;

/** Whole units of a range facet as shoppers read them: `€ 1.200` or `180 cm`. */
function formatRangeUnit(value: number, unit: RangeUnit, site: SiteRules): string {
  if (unit === 'count') return String(value);
  if (unit !== 'currency') return `${value}\u00a0${unit}`;
  return formatMoney({ amount: value * 100, currency: site.currency }, site.locale);
}

/** Names a chosen range: "Prijs: € 200 – € 900", "Breedte: tot 180 cm". */
export function rangeTexts(site: SiteRules, t: RangeTranslator): ListingTexts['range'] {
  return ({ title, unit, from, to }) =>
    t(from === null ? 'toOnly' : to === null ? 'fromOnly' : 'both', {
      title,
      from: from === null ? '' : formatRangeUnit(from, unit, site),
      to: to === null ? '' : formatRangeUnit(to, unit, site),
    });
}
