import { randomBytes } from 'node:crypto';
import { siteCommerce } from '../../../sites/commerce.ts';
import { siteRules } from '../../../sites/rules.ts';
import type { PaymentMethod } from '../../contract/checkout.ts';
import { integrationTypes } from '../../contract/payment-methods.ts';
import type { Language, SiteCode } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import { methodName } from '../../messages/method-names.ts';
import type { RequestContext } from '../../request-context.ts';
import type { ApiEnvironment } from '../../runtime/environment.ts';
import { bankTransfer } from './bank-transfer.ts';
import { giftCardAlone } from './gift-card-alone.ts';
import { methodUnavailable } from './method-unavailable.ts';
import { mollie } from './mollie/set-up.ts';
import type { IntegrationType, PaymentProvider, ProviderEntry, SubIntegrationType } from './port.ts';
import { sandbox } from './sandbox.ts';
import { sandboxScriptPath } from './sandbox-script.ts';

const played = (...methods: SubIntegrationType[]): ProviderEntry => ({
  kind: 'play',
  methods,
  hasWidget: false,
  currencies: null,
  setUp: () => sandbox,
});

/** Of several that carry out a method, the first in `integrationTypes` is shown; the others may be named instead. */
const providers: Readonly<Record<IntegrationType, ProviderEntry>> = {
  mollie,
  sandbox: played('ideal', 'bancontact', 'card', 'paypal', 'pay-later', 'wire'),
  klarna: { ...played('pay-later'), hasWidget: true },
  paypal: { ...played('paypal'), hasWidget: true },
  gopay: played('gopay'),
  masterpass: played('masterpass'),
  bnpl: played('bnpl'),
  'gift-card': {
    kind: 'own',
    methods: ['gift-card'],
    hasWidget: false,
    currencies: null,
    setUp: () => giftCardAlone,
  },
  wire: { kind: 'own', methods: ['wire'], hasWidget: false, currencies: null, setUp: () => bankTransfer },
};

type Way = { integrationType: IntegrationType; subIntegrationType: SubIntegrationType };

/** The providers that the settings ask for, and which of them carries out what. */
export function createPayments(environment: ApiEnvironment) {
  const known = integrationTypes.map((type) => {
    const { setUp, ...entry } = providers[type];
    return { type, ...entry, provider: setUp(environment) };
  });
  /** Whether money really moves; then nothing is played. */
  const isLive = known.some(({ kind, provider }) => kind === 'live' && provider !== null);

  /** Who carries out a method of the site; who is shown comes first. */
  function carriersOf(site: SiteCode, method: SubIntegrationType) {
    if (!siteCommerce[site].paymentMethods.includes(method)) return [];
    const refused = isLive ? 'play' : 'live';
    const { currency } = siteRules[site];
    return known
      .filter(({ kind, methods, provider }) => kind !== refused && methods.includes(method) && provider)
      .filter(({ currencies }) => currencies === null || currencies.includes(currency));
  }

  /** Whether an order may be paid this way, shown or not. */
  function isOffered(site: SiteCode, { integrationType, subIntegrationType }: Way): boolean {
    return carriersOf(site, subIntegrationType).some(({ type }) => type === integrationType);
  }

  return {
    isLive,
    isOffered,
    isSetUp: (wanted: IntegrationType) =>
      known.some(({ type, provider }) => type === wanted && provider !== null),

    /**
     * The provider of a payment that exists.
     * @throws ApiError payment-method-unavailable when it is not set up (any more)
     */
    providerOf(integrationType: string): PaymentProvider {
      const found = known.find(({ type }) => type === integrationType);
      if (!found) throw new TypeError(`Stored payment provider ${integrationType} is unknown.`);
      if (!found.provider) throw new ApiError('payment-method-unavailable');
      return found.provider;
    },

    listMethods(site: SiteCode, language: Language): PaymentMethod[] {
      return siteCommerce[site].paymentMethods.flatMap((subIntegrationType) => {
        const [carrier] = carriersOf(site, subIntegrationType);
        if (!carrier) return [];
        const { type: integrationType, hasWidget } = carrier;
        const paymentMethodTemplate = { name: methodName(subIntegrationType, language) };
        // Whoever has one here is played: no provider that moves money comes with a widget.
        const script = hasWidget ? sandboxScriptPath(site, integrationType, language) : null;
        return [{ integrationType, subIntegrationType, paymentMethodTemplate, script }];
      });
    },

    /** @throws ApiError payment-method-unavailable when the site does not offer it */
    checkOffered({ site, language }: RequestContext, wanted: Way & { giftCard?: unknown }): void {
      const { integrationType, subIntegrationType, giftCard } = wanted;
      if (giftCard && integrationType === 'gift-card' && subIntegrationType === 'gift-card') return;
      if (!isOffered(site.code, wanted)) throw methodUnavailable({ ...wanted, language });
    },
  };
}
export type Payments = ReturnType<typeof createPayments>;

/** Unguessable: whoever knows it may see and end the payment. */
export function newSessionId(): string {
  return `pay_${randomBytes(18).toString('base64url')}`;
}
