import * as calls from '@/api/contract/calls/payments';
import type { CheckoutResult } from '@/api/contract/checkout';
import { isRefused } from '@/lib/api/failure';
import { currentIdentity } from '@/lib/auth/identity';
import { withSession } from '@/lib/auth/session';
import { methodOfProvider } from '@/lib/order/callback-method';
import { keepOpenOrder } from '@/lib/order/open-order';
import { keepWalletPurchase } from '@/lib/order/wallet-purchase';
import { checkoutCallbackPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import type { AfterOrder } from './models';
import { askWidget } from './widget';

type Wallet = Extract<AfterOrder, { ask: 'wallet' }>;

/** The order at the page that tells what its payment has come to, and does what is left to do for it. */
function atCallback(site: SiteRules, placed: CheckoutResult, method: string): CheckoutResult {
  const { sessionId, orderId } = placed;
  const query = new URLSearchParams({ orderId, sessionId });
  return { ...placed, redirectUrl: `${checkoutCallbackPath(site.code, method)}?${query}` };
}

/**
 * Prepares the wallet and goes to the 3-D step of its bank. It is charged by `commitWallet`, on the page that comes after: the
 * next one where the bank asks for no step.
 */
async function prepareWallet(
  site: SiteRules,
  placed: CheckoutResult,
  wallet: Wallet,
): Promise<CheckoutResult> {
  const { phone, bankIca, installmentCount } = wallet;
  const { bin, bankCode, cardType, cardFamily } = wallet.card;
  const transactionId = crypto.randomUUID();
  return withSession(site, async (api) => {
    const userId = currentIdentity(site)?.sub;
    const owner = { phone, bankIca, userId, transactionId };
    const { token } = await api.send(calls.makeMasterpassToken, { items: [owner] });
    const cardInfo = { bin, bankCode, cardType, cardFamily: cardFamily ?? undefined };
    const purchase = { token, bankIca, installmentCount };
    const { redirectUrl } = await api.send(calls.prepareMasterpass, { items: [{ ...purchase, cardInfo }] });
    keepWalletPurchase(site, { ...purchase, transactionId, order: placed.orderId });
    return redirectUrl === null ? atCallback(site, placed, 'masterpass') : { ...placed, redirectUrl };
  });
}

/**
 * An order whose provider refuses what is asked after it: the payment is given up, so that the basket is there again for another
 * way to pay. What was paid meanwhile stays paid. @throws what was thrown, or that giving up was not answered
 */
async function giveUp(
  site: SiteRules,
  placed: CheckoutResult,
  integrationType: 'masterpass' | 'bnpl',
  error: unknown,
): Promise<CheckoutResult> {
  if (!isRefused(error)) throw error;
  const { sessionId } = placed;
  const { paymentStatus } = await withSession(site, (api) =>
    api.send(calls.cancelPayment, { items: [{ sessionId, integrationType }] }),
  );
  if (paymentStatus !== 'paid') throw error;
  return atCallback(site, placed, integrationType);
}

/** Has the widget ask, and hands over what comes of it. Whoever closes it without paying is back where they chose. */
async function payInWidget(
  site: SiteRules,
  placed: CheckoutResult,
  integrationType: keyof typeof methodOfProvider,
): Promise<CheckoutResult> {
  const { sessionId } = placed;
  const answer = await askWidget(placed);
  await withSession(site, (api) => {
    if (answer === 'left') return api.send(calls.cancelPayment, { items: [{ sessionId, integrationType }] });
    const { token } = answer;
    return integrationType === 'paypal'
      ? api.send(calls.capturePaypal, { items: [{ tokenId: token }] })
      : api.send(calls.authoriseKlarna, { items: [{ authToken: token, integrationType }] });
  });
  return atCallback(site, placed, methodOfProvider[integrationType]);
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
  if (after.ask === 'wallet')
    return prepareWallet(site, placed, after).catch((error) => giveUp(site, placed, 'masterpass', error));
  const { offerId } = after;
  return withSession(site, (api) => api.send(calls.takeBnplOffer, { items: [{ offerId }] })).catch((error) =>
    giveUp(site, placed, 'bnpl', error),
  );
}
