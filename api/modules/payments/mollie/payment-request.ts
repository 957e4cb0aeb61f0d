import { Locale, PaymentLineType, PaymentMethod } from '@mollie/api-client';
import { siteIdentities } from '../../../../sites/identities.ts';
import { inLanguage } from '../../../../sites/in-language.ts';
import type { Identity } from '../../../../sites/site-types.ts';
import type { AddressInput } from '../../../contract/address.ts';
import { addressLine } from '../../../contract/address-lines.ts';
import type { Language, SiteCode } from '../../../contract/sites.ts';
import type { StoredOrderItem } from '../../orders/repo.ts';
import { chargedMinor, type PaymentSession, type SubIntegrationType } from '../port.ts';
import { toAmount } from './amount.ts';

/** What Mollie calls our methods; null is left to the choice on its own page. */
const methods: Readonly<Record<SubIntegrationType, PaymentMethod | null>> = {
  ideal: PaymentMethod.ideal,
  bancontact: PaymentMethod.bancontact,
  card: PaymentMethod.creditcard,
  paypal: PaymentMethod.paypal,
  'pay-later': PaymentMethod.klarna,
  wire: PaymentMethod.banktransfer,
  gopay: null,
  masterpass: null,
  bnpl: null,
  'gift-card': null,
};

function methodOf({ order }: PaymentSession): PaymentMethod | null {
  return methods[order.subIntegrationType];
}

/** Mollie's page knows neither Czech nor Turkish; its English one serves. */
const locales: Readonly<Record<Language, Locale>> = {
  nl: Locale.nl_NL,
  fr: Locale.fr_FR,
  de: Locale.de_DE,
  en: Locale.en_GB,
  cs: Locale.en_GB,
  tr: Locale.en_GB,
};

/** Where a country speaks it in its own way. */
const localesOfSites: Readonly<Partial<Record<SiteCode, Partial<Record<Language, Locale>>>>> = {
  be: { nl: Locale.nl_BE, fr: Locale.fr_BE },
};

function localeOf(language: Language, site: SiteCode): Locale {
  return localesOfSites[site]?.[language] ?? locales[language];
}

function toMollieAddress(address: AddressInput) {
  return {
    givenName: address.firstName,
    familyName: address.lastName,
    email: address.email,
    streetAndNumber: addressLine(address, 'street'),
    postalCode: address.zipCode,
    city: address.city,
    country: address.country,
  };
}

function titleOf(item: StoredOrderItem): string {
  return typeof item.snapshot.title === 'string' ? item.snapshot.title : item.vsin;
}

/** Pay later wants to know what is bought. Whatever the goods and the delivery do not explain is one more line. */
function toLines(session: PaymentSession, items: readonly StoredOrderItem[]) {
  const { order } = session;
  const amount = (minor: number) => toAmount(minor, order.currency);
  const line = (type: PaymentLineType, description: string, minor: number) => ({
    type,
    description,
    quantity: 1,
    unitPrice: amount(minor),
    totalAmount: amount(minor),
  });
  const goods = items.map((item) => ({
    type: PaymentLineType.physical,
    description: titleOf(item),
    quantity: item.quantity,
    unitPrice: amount(item.unitAmount),
    totalAmount: amount(item.unitAmount * item.quantity),
  }));
  const goodsMinor = items.reduce((sum, item) => sum + item.unitAmount * item.quantity, 0);
  const { giftCardAmount } = order;
  const restMinor = chargedMinor(session) + giftCardAmount - goodsMinor - order.delivery;
  const restType = restMinor < 0 ? PaymentLineType.discount : PaymentLineType.surcharge;
  return [
    ...goods,
    ...(order.delivery > 0 ? [line(PaymentLineType.shipping_fee, 'Delivery', order.delivery)] : []),
    ...(restMinor === 0 ? [] : [line(restType, restMinor < 0 ? 'Discount' : 'Services', restMinor)]),
    ...(giftCardAmount > 0 ? [line(PaymentLineType.gift_card, 'Gift card', -giftCardAmount)] : []),
  ];
}

/**
 * What Mollie is told of a payment. On this machine Mollie cannot reach a webhook and would refuse the address; there
 * the shopper's return and the clean-up bring the outcome.
 */
export function toPaymentRequest(
  session: PaymentSession,
  items: readonly StoredOrderItem[],
  { site, publicUrl }: { site: SiteCode; publicUrl: string },
) {
  const { payment, order } = session;
  const method = methodOf(session);
  const isReachable = !/^https?:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  const api = `${publicUrl}/api/${site}`;
  return {
    amount: toAmount(chargedMinor(session), order.currency),
    description: `${order.orderNumber} – ${inLanguage<Identity>(siteIdentities, { code: site, language: order.language }).name}`,
    redirectUrl: `${api}/payment-return/${payment.sessionId}`,
    ...(isReachable ? { webhookUrl: `${api}/mollie-webhook` } : {}),
    locale: localeOf(order.language, site),
    ...(method ? { method } : {}),
    metadata: { sessionId: payment.sessionId, orderId: order.id },
    ...(method === PaymentMethod.klarna
      ? {
          lines: toLines(session, items),
          billingAddress: toMollieAddress(order.billingAddress),
          shippingAddress: toMollieAddress(order.shippingAddress),
        }
      : {}),
    idempotencyKey: payment.sessionId,
  };
}
