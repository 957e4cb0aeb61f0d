import { randomBytes } from 'node:crypto';
import { siteCommerce } from '../../../sites/commerce.ts';
import type { PaymentMethod } from '../../contract/checkout.ts';
import { integrationTypes } from '../../contract/payment-methods.ts';
import type { SiteRules } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { ApiEnvironment } from '../../runtime/environment.ts';
import { bankTransfer } from './bank-transfer.ts';
import { methodName } from './method-names.ts';
import { mollie } from './mollie/set-up.ts';
import type { IntegrationType, PaymentProvider, ProviderEntry, SubIntegrationType } from './port.ts';
import { sandbox } from './sandbox.ts';

const played = (...methods: SubIntegrationType[]): ProviderEntry => ({
  kind: 'play',
  methods,
  currencies: null,
  setUp: () => sandbox,
});

/** Of several that carry out a method, the first in `integrationTypes` is shown; the others may be named instead. */
const providers: Readonly<Record<IntegrationType, ProviderEntry>> = {
  mollie,
  sandbox: played('ideal', 'bancontact', 'card', 'paypal', 'pay-later', 'wire'),
  klarna: played('pay-later'),
  paypal: played('paypal'),
  gopay: played('gopay'),
  masterpass: played('masterpass'),
  bnpl: played('bnpl'),
  wire: { kind: 'own', methods: ['wire'], currencies: null, setUp: () => bankTransfer },
};

type Way = { integrationType: IntegrationType; subIntegrationType: SubIntegrationType };

/** Whether money really moves; then nothing is played. */
export function isLive(environment: ApiEnvironment): boolean {
  return integrationTypes.some(
    (type) => providers[type].kind === 'live' && providers[type].setUp(environment) !== null,
  );
}

/**
 * The provider of a payment that exists.
 * @throws ApiError payment-method-unavailable when it is not set up (any more)
 */
export function providerOf(integrationType: string, environment: ApiEnvironment): PaymentProvider {
  const known = integrationTypes.find((type) => type === integrationType);
  if (known === undefined) throw new TypeError(`Stored payment provider ${integrationType} is unknown.`);
  const provider = providers[known].setUp(environment);
  if (!provider) throw new ApiError('payment-method-unavailable');
  return provider;
}

/** Who carries out a method of the site; who is shown comes first. */
function carriersOf(
  { code, currency }: SiteRules,
  method: SubIntegrationType,
  environment: ApiEnvironment,
): IntegrationType[] {
  if (!siteCommerce[code].paymentMethods.includes(method)) return [];
  const refused = isLive(environment) ? 'play' : 'live';
  return integrationTypes.filter((type) => {
    const { kind, methods, currencies, setUp } = providers[type];
    if (kind === refused || !methods.includes(method) || setUp(environment) === null) return false;
    return currencies === null || currencies.includes(currency);
  });
}

/** Whether an order may be paid this way, shown or not. */
export function isOffered(site: SiteRules, wanted: Way, environment: ApiEnvironment): boolean {
  return carriersOf(site, wanted.subIntegrationType, environment).includes(wanted.integrationType);
}

/** The methods of a site as they are shown. */
export function listPaymentMethods(
  { site, language }: RequestContext,
  environment: ApiEnvironment,
): PaymentMethod[] {
  return siteCommerce[site.code].paymentMethods.flatMap((subIntegrationType) => {
    const [integrationType] = carriersOf(site, subIntegrationType, environment);
    if (!integrationType) return [];
    const paymentMethodTemplate = { name: methodName(subIntegrationType, language) };
    return [{ integrationType, subIntegrationType, paymentMethodTemplate }];
  });
}

/** @throws ApiError payment-method-unavailable when the site does not offer it */
export function checkOffered(site: SiteRules, wanted: Way, environment: ApiEnvironment): void {
  if (!isOffered(site, wanted, environment)) throw new ApiError('payment-method-unavailable');
}

/** Unguessable: whoever knows it may see and end the payment. */
export function newSessionId(): string {
  return `pay_${randomBytes(18).toString('base64url')}`;
}
