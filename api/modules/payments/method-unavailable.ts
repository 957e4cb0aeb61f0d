import { apiTexts } from '../../../messages/api.ts';
import type { Language } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import { methodName } from '../../messages/method-names.ts';
import type { SubIntegrationType } from './port.ts';

type Asked = { subIntegrationType: SubIntegrationType; language: Language };

/** The refusal that names the method (§8), so that the shopper knows what not to choose again. */
export function methodUnavailable({ subIntegrationType, language }: Asked): ApiError {
  const text = apiTexts[language].methodUnavailable(methodName(subIntegrationType, language));
  return new ApiError('payment-method-unavailable', text);
}

/** The same failure; one that says a method is not available names which. */
export function namingMethod(error: unknown, asked: Asked): unknown {
  const isUnnamed =
    error instanceof ApiError && error.code === 'payment-method-unavailable' && error.text === undefined;
  return isUnnamed ? methodUnavailable(asked) : error;
}
