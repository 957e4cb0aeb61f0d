import type { PaymentMethod } from '../../contract/checkout.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import type { IntegrationType, PaymentProvider, SubIntegrationType } from './port.ts';
import { sandbox } from './sandbox.ts';

const providers: Readonly<Record<IntegrationType, PaymentProvider>> = { sandbox };

export function listPaymentMethods(site: SiteCode, language: Language): PaymentMethod[] {
  return Object.values(providers).flatMap((provider) => provider.methods(site, language));
}

/** @throws ApiError payment-method-unavailable when the site does not offer it */
export function providerFor(
  site: SiteCode,
  language: Language,
  wanted: { integrationType: IntegrationType; subIntegrationType: SubIntegrationType },
): PaymentProvider {
  const provider = providers[wanted.integrationType];
  const offered = provider
    .methods(site, language)
    .some((m) => m.subIntegrationType === wanted.subIntegrationType);
  if (!offered) throw new ApiError('payment-method-unavailable');
  return provider;
}
