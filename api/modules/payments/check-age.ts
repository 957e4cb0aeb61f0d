import { creditRules } from '../../../sites/credit-rules.ts';
import type { CheckoutInput } from '../../contract/checkout.ts';
import { methodFacts } from '../../contract/method-facts.ts';
import type { SiteRules } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';

type Asked = Pick<CheckoutInput, 'subIntegrationType' | 'isOfAge'>;

/** No credit without the shopper's word on their age, where the country asks. @throws ApiError invalid-input */
export function checkAge({ defaultCountry }: SiteRules, { subIntegrationType, isOfAge }: Asked): void {
  const isAsked = methodFacts[subIntegrationType].isCredit && creditRules[defaultCountry].leastAge !== null;
  if (isAsked && !isOfAge)
    throw new ApiError('invalid-input', undefined, [{ property: 'isOfAge', message: 'required' }]);
}
