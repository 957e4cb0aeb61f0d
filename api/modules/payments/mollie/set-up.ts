import { ApiError } from '../../../http/api-error.ts';
import type { ApiEnvironment } from '../../../runtime/environment.ts';
import type { ProviderEntry } from '../port.ts';
import { createMollie, type Mollie } from './provider.ts';

const made = new WeakMap<ApiEnvironment, Mollie>();

function setUp(environment: ApiEnvironment): Mollie | null {
  const { mollieApiKey, mollieApiUrl } = environment;
  if (mollieApiKey === undefined) return null;
  const provider = made.get(environment) ?? createMollie({ apiKey: mollieApiKey, apiUrl: mollieApiUrl });
  made.set(environment, provider);
  return provider;
}

/** @throws ApiError payment-method-unavailable without a key */
export function mollieOf(environment: ApiEnvironment): Mollie {
  const provider = setUp(environment);
  if (!provider) throw new ApiError('payment-method-unavailable');
  return provider;
}

/** Mollie takes no Turkish lira. */
export const mollie: ProviderEntry = {
  kind: 'live',
  methods: ['ideal', 'bancontact', 'card', 'paypal', 'pay-later'],
  currencies: ['EUR', 'GBP', 'CZK'],
  setUp,
};
