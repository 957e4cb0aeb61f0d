/** The installation service of basket lines (§3: setup product). Pure. */
import type { BasketItem } from '../../contract/basket.ts';
import type { DeliveryPromise, Localised } from '../../contract/catalogue.ts';
import type { Money } from '../../contract/envelope.ts';
import type { Language } from '../../contract/sites.ts';
import { pickText } from '../product/localise.ts';
import type { CatalogueRow } from './repo.ts';
import { lineTotalMinor, type PricedLine } from './totals.ts';

/** The installation service of a product, at its price for one piece. */
export type Setup = {
  vsin: string;
  title: Localised;
  category: NonNullable<CatalogueRow['setupCategory']>;
  unitMinor: number;
};
/** A line with the service chosen for it, if one was. */
type Chosen = { setup: Setup | null; quantity: number };

/** The service a product can be installed with on this site; null when there is none. */
export function setupOf(row: CatalogueRow): Setup | null {
  const { setupVsin: vsin, setupTitle: title, setupCategory: category, setupMinor: unitMinor } = row;
  if (vsin === null || title === null || category === null || unitMinor === null) return null;
  return { vsin, title, category, unitMinor };
}

/** The chosen services as lines of their own, one for every piece. */
export function setupLines(lines: readonly Chosen[]): PricedLine[] {
  return lines.flatMap(({ setup, quantity }) => (setup ? [{ unitMinor: setup.unitMinor, quantity }] : []));
}

type SetupFields = Pick<BasketItem, 'hasSetupProduct' | 'availableSetupProduct' | 'setupProduct'>;

/** What the chosen service costs for all pieces of a line; 0 without one. */
export function setupTotalMinor({ setup, quantity }: Chosen): number {
  return setup ? lineTotalMinor({ unitMinor: setup.unitMinor, quantity }) : 0;
}

/** The service of a line as it stands on the wire. */
export function toSetupFields(
  {
    availableSetup,
    setup,
    quantity,
    promise,
  }: Chosen & { availableSetup: Setup | null; promise: DeliveryPromise },
  money: (amount: number) => Money,
  language: Language,
): SetupFields {
  if (!availableSetup) return { hasSetupProduct: false, availableSetupProduct: null, setupProduct: null };
  const { vsin, category, unitMinor } = availableSetup;
  const service = { vsin, title: pickText(availableSetup.title, language), unitPrice: money(unitMinor) };
  const { calculatedDeliveryDays } = promise;
  return {
    hasSetupProduct: true,
    availableSetupProduct: { ...service, category, calculatedDeliveryDays, discountRate: 0 },
    setupProduct: setup && {
      ...service,
      quantity,
      lineTotal: money(lineTotalMinor({ unitMinor, quantity })),
    },
  };
}
