import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '../../contract/checkout.ts';
import { integrationTypes } from '../../contract/payment-methods.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiEnvironment } from '../../runtime/environment.ts';
import { bankTransfer } from './bank-transfer.ts';
import { methodName } from './method-names.ts';
import { isOffered, shownMethods } from './method-table.ts';
import { createMollie, type Mollie } from './mollie/provider.ts';
import type { IntegrationType, PaymentProvider, SubIntegrationType } from './port.ts';
import { sandbox } from './sandbox.ts';

/** Whether money really moves; then the sandbox is closed. */
export function isReal({ mollieApiKey }: Pick<ApiEnvironment, 'mollieApiKey'>): boolean {
  return mollieApiKey !== undefined;
}

const mollies = new WeakMap<ApiEnvironment, Mollie>();

/** @throws ApiError payment-method-unavailable without a key */
export function mollieOf(environment: ApiEnvironment): Mollie {
  const { mollieApiKey, mollieApiUrl } = environment;
  if (mollieApiKey === undefined) throw new ApiError('payment-method-unavailable');
  const provider = mollies.get(environment) ?? createMollie({ apiKey: mollieApiKey, apiUrl: mollieApiUrl });
  mollies.set(environment, provider);
  return provider;
}

/**
 * The provider of a payment that exists.
 * @throws ApiError payment-method-unavailable when it is not set up (any more)
 */
export function providerOf(integrationType: string, environment: ApiEnvironment): PaymentProvider {
  const known: IntegrationType | undefined = integrationTypes.find((type) => type === integrationType);
  if (known === undefined) throw new TypeError(`Stored payment provider ${integrationType} is unknown.`);
  if (known === 'mollie') return mollieOf(environment);
  return known === 'wire' ? bankTransfer : sandbox;
}

export function listPaymentMethods(
  site: SiteCode,
  language: Language,
  environment: ApiEnvironment,
): PaymentMethod[] {
  return shownMethods(site, isReal(environment)).map((method) => ({
    ...method,
    paymentMethodTemplate: { name: methodName(method.subIntegrationType, language) },
  }));
}

/** @throws ApiError payment-method-unavailable when the site does not offer it */
export function checkOffered(
  site: SiteCode,
  wanted: { integrationType: IntegrationType; subIntegrationType: SubIntegrationType },
  environment: ApiEnvironment,
): void {
  if (!isOffered(site, wanted, isReal(environment))) throw new ApiError('payment-method-unavailable');
}

/** Unguessable: whoever knows it may see and end the payment. */
export function newSessionId(): string {
  return `pay_${randomBytes(18).toString('base64url')}`;
}
