import { apiTexts } from '../../../messages/api.ts';
import type { Localised } from '../../contract/catalogue.ts';

/** Tags that mean a service, as §5 names it. */
export const doorDeliveryAlias = 'vynos-do-bytu';

/** The promotion-exception list of §5. */
const exceptionAliases: ReadonlySet<string> = new Set(
  Object.values(apiTexts).flatMap(({ promotionExceptionAlias }) => promotionExceptionAlias ?? []),
);

/** Whether a tag is a rule for promotions, by its alias in any language. */
export function isPromotionException(alias: Localised): boolean {
  return Object.values(alias).some((text) => exceptionAliases.has(text));
}

/** Whether a tag is no quality that shoppers look for: a rule for promotions, or a service that a highlight tells of. */
export function isInternalTag(alias: Localised): boolean {
  return isPromotionException(alias) || Object.values(alias).includes(doorDeliveryAlias);
}
