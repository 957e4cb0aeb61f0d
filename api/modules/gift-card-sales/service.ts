import { siteCommerce } from '../../../sites/commerce.ts';
import { addDays } from '../../contract/calendar.ts';
import type { CheckoutResult } from '../../contract/checkout.ts';
import { giftCardRules } from '../../contract/gift-card-rules.ts';
import type { GiftCardAmount, GiftCardBalance, GiftCardInput } from '../../contract/gift-cards.ts';
import { methodFacts } from '../../contract/method-facts.ts';
import type { SiteRules } from '../../contract/sites.ts';
import type { Tx } from '../../db/client.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { ApiError } from '../../http/api-error.ts';
import { readIdempotencyKey } from '../../http/idempotency.ts';
import type { RequestContext } from '../../request-context.ts';
import { localDate } from '../../runtime/local-date.ts';
import type { Services } from '../../services.ts';
import { findSpendable } from '../gift-cards/spend.ts';
import { limitAddressee, limitTries } from '../orders/limit-addressee.ts';
import { writeOrderPlacedMail } from '../orders/mails.ts';
import { insertOrder } from '../orders/repo.ts';
import { methodUnavailable } from '../payments/method-unavailable.ts';
import { type Client, placeOnce } from '../payments/place-once.ts';
import type { PaymentSession } from '../payments/port.ts';
import { writePayment } from '../payments/repo.ts';
import { checkReturnPaths } from '../payments/return-path.ts';
import { type Buying, toPurchaseLine, toPurchasePayment, toPurchaseRow } from './purchase-rows.ts';

/** @throws ApiError resource-not-found where the site has no gift cards */
function amountsOf({ code }: SiteRules): readonly number[] {
  const { giftCardAmounts } = siteCommerce[code];
  if (!giftCardAmounts) throw new ApiError('resource-not-found');
  return giftCardAmounts;
}

export function listAmounts({ site }: RequestContext): GiftCardAmount[] {
  const { currency } = site;
  return (siteCommerce[site.code].giftCardAmounts ?? []).map((amount) => ({ amount: { amount, currency } }));
}

const invalid = (property: string) =>
  new ApiError('invalid-input', undefined, [{ property, message: 'invalid' }]);

/** @throws ApiError resource-not-found, invalid-input, payment-method-unavailable, terms-not-accepted */
function checkPurchase({ shopper, input, now }: Buying, services: Services): void {
  const { site, language } = shopper;
  if (!amountsOf(site).includes(input.amount)) throw invalid('amount');
  if (!site.countries.includes(input.buyer.country)) throw invalid('buyer.country');
  const today = localDate(now, site.timeZone);
  if (input.sendOn < today || input.sendOn > addDays(today, giftCardRules.sendWithinDays))
    throw invalid('sendOn');
  checkReturnPaths(site.code, { successUrl: input.successUrl, cancelUrl: input.cancelUrl });
  if (!input.termAndConditionIsAccepted) throw new ApiError('terms-not-accepted');
  // Money is not lent to be given away as money, and what comes in parts has a fee of its own.
  const isLent = methodFacts[input.subIntegrationType].isCredit || input.subIntegrationType === 'masterpass';
  if (isLent) throw methodUnavailable({ ...input, language });
  services.payments.checkOffered(shopper, input);
}

async function writePurchase(tx: Tx, buying: Buying): Promise<PaymentSession> {
  const { shopper, input, now } = buying;
  const row = toPurchaseRow(buying);
  const payment = toPurchasePayment(buying);
  const alongside = [writePayment(payment), writeOrderPlacedMail(row)];
  const order = await insertOrder(tx, row, { items: [toPurchaseLine(buying)], alongside });
  const { amount, giverName, recipientName, recipientEmail, message, sendOn } = input;
  const { code: site, currency } = shopper.site;
  await tx.insert(giftCards).values({
    orderId: order.id,
    site,
    currency,
    amount,
    createdAt: now,
    giverName,
    recipientName,
    recipientEmail,
    message,
    sendOn,
  });
  return { order, payment: { ...payment, orderId: order.id } };
}

/**
 * POST gift-cards: the order of one card, once for each Idempotency-Key; then its payment is opened.
 * @throws ApiError see the route
 */
export async function buyCard(
  shopper: Client,
  input: GiftCardInput,
  request: Request,
  services: Services,
): Promise<CheckoutResult> {
  const buying = { shopper, input, now: services.now() };
  checkPurchase(buying, services);
  const site = shopper.site.code;
  const key = readIdempotencyKey(request);
  const call = { ownerId: shopper.claims.sub, key, payload: { giftCard: input, site } };
  const { email } = input.buyer;
  return placeOnce({ shopper, call }, services, (writeOnce) =>
    services.db.transaction((tx) =>
      writeOnce(tx, async () => {
        // In here repetitions that came at the same time take none of the orders that the address has left.
        await limitTries({ site, email, clientIp: shopper.clientIp }, services);
        await limitAddressee({ site, email }, services);
        return writePurchase(tx, buying);
      }),
    ),
  );
}

/** @throws ApiError gift-card-invalid */
export async function readBalance(
  { site }: RequestContext,
  code: string,
  { db, now }: Services,
): Promise<GiftCardBalance> {
  const card = await findSpendable(db, code, { site, now: now() });
  const money = (amount: number) => ({ amount, currency: card.currency });
  return {
    balance: money(card.balance),
    amount: money(card.amount),
    validUntil: card.validUntil ?? '',
    end: card.codeEnd ?? '',
  };
}
