import * as calls from '@/api/contract/calls/payments';
import type { CheckoutResult } from '@/api/contract/checkout';
import { withSession } from '@/lib/auth/session';
import { keepOpenOrder } from '@/lib/order/open-order';
import { checkoutCallbackPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { AfterOrder } from './models';
import { askWidget } from './widget';

type Wallet = Extract<AfterOrder, { ask: 'wallet' }>;

/** Has the bank of the card ask for its 3-D step; without one the order's own page does. */
async function prepareWallet(
  site: SiteRules,
  placed: CheckoutResult,
  wallet: Wallet,
): Promise<CheckoutResult> {
  const { phone, installmentCount } = wallet;
  const { bin, bankCode, cardType, cardFamily } = wallet.card;
  return withSession(site, async (api) => {
    const bank = { bankCode, cardType, cardFamily, installmentCount };
    const { bankIca } = await api.send(calls.findBankIca, { items: [bank] });
    const { token } = await api.send(calls.makeMasterpassToken, { items: [{ phone, bankIca }] });
    const cardInfo = { bin, bankCode, cardType, cardFamily: cardFamily ?? undefined };
    const purchase = { token, bankIca, cardInfo, installmentCount };
    const { redirectUrl } = await api.send(calls.prepareMasterpass, { items: [purchase] });
    return { ...placed, redirectUrl: redirectUrl ?? placed.redirectUrl };
  });
}

const methodOfWidget = { paypal: 'paypal', klarna: 'pay-later' } as const;

/** Has the widget ask, and hands over what comes of it. Whoever closes it without paying is back where they chose. */
async function payInWidget(
  site: SiteRules,
  placed: CheckoutResult,
  integrationType: keyof typeof methodOfWidget,
): Promise<CheckoutResult> {
  const { sessionId, orderId } = placed;
  const answer = await askWidget(placed);
  await withSession(site, (api) => {
    if (answer === 'left') return api.send(calls.cancelPayment, { items: [{ sessionId, integrationType }] });
    const { token } = answer;
    return integrationType === 'paypal'
      ? api.send(calls.capturePaypal, { items: [{ tokenId: token }] })
      : api.send(calls.authoriseKlarna, { items: [{ authToken: token, integrationType }] });
  });
  const callback = checkoutCallbackPath(site.code, methodOfWidget[integrationType]);
  return { ...placed, redirectUrl: `${callback}?${new URLSearchParams({ orderId, sessionId })}` };
}

/**
 * Does what a provider asks between the order and its page. Until that has worked the order is kept as one whose payment was
 * begun: its basket is closed, and whoever leaves here finds the way back to it. May be repeated.
 */
export async function answerProvider(
  site: SiteRules,
  placed: CheckoutResult,
  after: AfterOrder,
): Promise<CheckoutResult> {
  keepOpenOrder(site, placed);
  if (after.ask === 'widget') return payInWidget(site, placed, after.provider);
  if (after.ask === 'wallet') return prepareWallet(site, placed, after);
  const { offerId } = after;
  return withSession(site, (api) => api.send(calls.takeBnplOffer, { items: [{ offerId }] }));
}
