import { type HighlightCode, highlightCodes } from '../../contract/catalogue.ts';
import type { RemoteConfig } from '../../contract/remote-config.ts';
import type { Rating } from './card-rows.ts';
import { isInstalledForFree } from './free-installation.ts';
import { doorDeliveryAlias } from './internal-tags.ts';

export type HighlightFacts = {
  isQuick: boolean;
  warrantyYears: number;
  rating: Rating | null;
  isLindenCollection: boolean;
  unitMinor: number;
  discountRate: number;
  /** Aliases of the product's tags in every language. */
  tagAliases: readonly string[];
  /** Those of the language at hand. */
  localAliases: readonly string[];
  showroomCount: number;
  colourCount: number;
};

/** What the law gives anyway is no advantage of the shop (directive 2005/29/EC, annex I no. 10). */
const legalGuaranteeYears = 2;
/** A rating is worth showing from this mean on. */
const goodRating = 4;

/** The facts of a product that §9 highlights, in the order and up to the limit of the remote config. */
export function highlightsOf(
  facts: HighlightFacts,
  config: Pick<RemoteConfig, 'highlightOrder' | 'highlightLimit' | 'PRODUCT_FREE_DELIVERY_LOWER_LIMIT'>,
): HighlightCode[] {
  const holds: Record<HighlightCode, boolean> = {
    expressDelivery: facts.isQuick,
    warranty: facts.warrantyYears > legalGuaranteeYears,
    customerRating: facts.rating !== null && !facts.rating.isExample && facts.rating.average >= goodRating,
    isLindenCollection: facts.isLindenCollection,
    freeInstallation: isInstalledForFree(facts.tagAliases),
    // The limit is in whole units of the currency.
    freeDelivery: facts.unitMinor >= config.PRODUCT_FREE_DELIVERY_LOWER_LIMIT * 100,
    doorDelivery: facts.localAliases.includes(doorDeliveryAlias),
    inCampaign: facts.discountRate > 0,
    availableInShowroom: facts.showroomCount > 0,
    fabricOptions: facts.colourCount > 1,
  };
  return config.highlightOrder
    .flatMap((name) => highlightCodes.find((code) => code === name) ?? [])
    .filter((code) => holds[code])
    .slice(0, config.highlightLimit);
}
