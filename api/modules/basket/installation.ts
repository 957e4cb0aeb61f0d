/** The installation of basket lines: the setup product of §3, as API and database call it. Pure. */
import type { BasketItem } from '../../contract/basket.ts';
import type { Localised } from '../../contract/catalogue.ts';
import type { DeliveryPromise } from '../../contract/delivery-promise.ts';
import type { Money } from '../../contract/envelope.ts';
import type { Language } from '../../contract/sites.ts';
import { isInstalledForFree } from '../product/free-installation.ts';
import { pickText } from '../product/localise.ts';
import type { CatalogueRow } from './rows.ts';
import { lineTotalMinor, type PricedLine } from './totals.ts';

/** The installation of a product, at its price for one piece. */
export type Installation = {
  vsin: string;
  title: Localised;
  category: NonNullable<CatalogueRow['installationCategory']>;
  unitMinor: number;
};
/** A line with the installation chosen for it, if one was. */
type Chosen = { installation: Installation | null; quantity: number };

/** Whether the shop installs the product of a row for nothing. */
export function hasFreeInstallation({ tags }: Pick<CatalogueRow, 'tags'>): boolean {
  return isInstalledForFree(tags.flatMap(({ alias }) => Object.values(alias)));
}

/** The installation a product can be had with for money on this site; null when there is none, or it is free. */
export function installationOf(row: CatalogueRow): Installation | null {
  const {
    installationVsin: vsin,
    installationTitle: title,
    installationCategory: category,
    installationMinor: unitMinor,
  } = row;
  if (vsin === null || title === null || category === null || unitMinor === null) return null;
  if (hasFreeInstallation(row)) return null;
  return { vsin, title, category, unitMinor };
}

/** The chosen installations as lines of their own, one for every piece. */
export function installationLines(lines: readonly Chosen[]): PricedLine[] {
  return lines.flatMap(({ installation, quantity }) =>
    installation ? [{ unitMinor: installation.unitMinor, quantity }] : [],
  );
}

type InstallationFields = Pick<BasketItem, 'hasSetupProduct' | 'availableSetupProduct' | 'setupProduct'>;

/** What the chosen installation costs for all pieces of a line; 0 without one. */
export function installationTotalMinor({ installation, quantity }: Chosen): number {
  return installation ? lineTotalMinor({ unitMinor: installation.unitMinor, quantity }) : 0;
}

/** The installation of a line as the API answers it. */
export function toInstallationFields(
  {
    availableInstallation,
    installation,
    quantity,
    promise,
  }: Chosen & { availableInstallation: Installation | null; promise: DeliveryPromise },
  money: (amount: number) => Money,
  language: Language,
): InstallationFields {
  if (!availableInstallation)
    return { hasSetupProduct: false, availableSetupProduct: null, setupProduct: null };
  const { vsin, category, unitMinor } = availableInstallation;
  const offered = {
    vsin,
    title: pickText(availableInstallation.title, language),
    unitPrice: money(unitMinor),
  };
  const { calculatedDeliveryDays } = promise;
  return {
    hasSetupProduct: true,
    availableSetupProduct: { ...offered, category, calculatedDeliveryDays, discountRate: 0 },
    setupProduct: installation && {
      ...offered,
      quantity,
      lineTotal: money(lineTotalMinor({ unitMinor, quantity })),
    },
  };
}
