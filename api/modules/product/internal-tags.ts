import { apiTexts } from '../../../messages/api.ts';
import type { Localised } from '../../contract/catalogue.ts';

/** The promotion-exception list of §5. */
const exceptionAliases: ReadonlySet<string> = new Set(
  Object.values(apiTexts).flatMap(({ promotionExceptionAlias }) => promotionExceptionAlias ?? []),
);

/** Whether a tag is a rule for promotions, by its alias in any language, and no quality that shoppers look for. */
export function isPromotionException(alias: Localised): boolean {
  return Object.values(alias).some((text) => exceptionAliases.has(text));
}
