import type { Localised } from '@/api/contract/catalogue';
import type { EventItem } from '@/lib/analytics/events';
import type { Money } from '@/lib/money/models';
import type { SiteRules } from '@/lib/sites/models';

/** What figures tell of a line, of a basket or of an order; what the API does not say is null. */
export type EventLine = {
  vsin: string;
  title: string;
  quantity: number;
  unitPrice: Money;
  generalMarketPrice: Money | null;
  category: Localised | null;
  deliveryDays: number | null;
  installation: { vsin: string; title: string; unitPrice: Money } | null;
};
type Site = Pick<SiteRules, 'language'>;

export function toEventItem(line: EventLine, { language }: Site, quantity = line.quantity): EventItem {
  const { vsin, title, unitPrice, generalMarketPrice, deliveryDays, category } = line;
  return {
    vsin,
    title,
    quantity,
    deliveryDays,
    unitPriceMinor: unitPrice.amount,
    generalMarketPriceMinor: generalMarketPrice?.amount ?? null,
    category: category?.[language] ?? null,
  };
}

/** The installation of every piece of a line: it is bought beside it, and brought with it. */
export function toInstallationItem(
  line: Pick<EventLine, 'quantity' | 'deliveryDays'>,
  { vsin, title, unitPrice }: NonNullable<EventLine['installation']>,
): EventItem {
  const { quantity, deliveryDays } = line;
  return {
    vsin,
    title,
    quantity,
    deliveryDays,
    unitPriceMinor: unitPrice.amount,
    generalMarketPriceMinor: null,
    category: null,
  };
}

export function toEventItems(lines: readonly EventLine[], site: Site): EventItem[] {
  return lines.flatMap((line) => [
    toEventItem(line, site),
    ...(line.installation ? [toInstallationItem(line, line.installation)] : []),
  ]);
}
