import { buyGiftCard } from '@/api/contract/calls/gift-cards';
import type { CheckoutResult } from '@/api/contract/checkout';
import type { AddressValues } from '@/lib/address/models';
import { toTypedAddress } from '@/lib/address/schema';
import { withSession } from '@/lib/auth/session';
import type { PaymentMethodModel } from '@/lib/checkout/models';
import { checkoutCallbackPath, giftCardsPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { GiftCardForm } from './schema';

type Purchase = {
  amountMinor: number;
  card: GiftCardForm;
  buyer: AddressValues;
  method: Pick<PaymentMethodModel, 'integrationType' | 'subIntegrationType'>;
};

/** Orders a card. @param key one per payload, so that a repeated press orders one @throws ApiFailure */
export async function orderGiftCard(
  site: SiteRules,
  { amountMinor, card, buyer, method }: Purchase,
  key: string,
): Promise<CheckoutResult> {
  const { integrationType, subIntegrationType } = method;
  const item = {
    ...card,
    amount: amountMinor,
    integrationType,
    subIntegrationType,
    buyer: toTypedAddress(buyer),
    successUrl: checkoutCallbackPath(site.code, subIntegrationType),
    cancelUrl: giftCardsPath(site.code),
    termAndConditionIsAccepted: true,
  };
  const headers = { 'idempotency-key': key };
  return withSession(site, (api) => api.send(buyGiftCard, { items: [item], headers }));
}
