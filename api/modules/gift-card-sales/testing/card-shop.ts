import { desc, eq, sql } from 'drizzle-orm';
import type { CheckoutInput, CheckoutResult } from '../../../contract/checkout.ts';
import type { GiftCardBalance, GiftCardInput } from '../../../contract/gift-cards.ts';
import { giftCardMoves, giftCards } from '../../../db/schema/gift-cards.ts';
import { mails } from '../../../db/schema/mail.ts';
import { only, readyShopper, someAddress } from '../../../testing/shopper.ts';
import type { TestApi } from '../../../testing/start-test-api.ts';
import type { PaymentOutcome } from '../../payments/port.ts';
import { settlePayment } from '../../payments/settle.ts';

export const today = '2026-11-16';

export const somePurchase: GiftCardInput = {
  integrationType: 'sandbox',
  subIntegrationType: 'ideal',
  successUrl: '/nl/checkout-callback/ideal',
  cancelUrl: '/nl/gift-cards',
  termAndConditionIsAccepted: true,
  amount: 5000,
  giverName: 'Sanne',
  recipientName: 'Eva',
  recipientEmail: 'eva@example.nl',
  message: 'Van harte!',
  sendOn: today,
  buyer: someAddress,
};

export async function cardShop(api: TestApi) {
  const settle = (sessionId: string, outcome: PaymentOutcome = 'success') =>
    settlePayment({ site: 'nl', sessionId }, outcome, api.services);
  const mailedCode = async () => {
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'gift-card'))
      .orderBy(desc(sql`ctid`))
      .limit(1);
    const code = mail?.data.code;
    if (typeof code !== 'string') throw new Error('No code was mailed.');
    return code;
  };
  const shop = {
    settle,
    mailedCode,
    order: async (change: Partial<GiftCardInput> = {}, token?: string) => {
      const own = token ?? (await api.guestToken());
      const placed = only(
        await api.post<CheckoutResult>('gift-cards', [{ ...somePurchase, ...change }], own),
      );
      return { ...placed, token: own };
    },
    /** A card that has been paid and mailed. */
    buy: async (amount = 5000) => {
      const placed = await shop.order({ amount });
      await settle(placed.sessionId);
      return { ...placed, code: await mailedCode() };
    },
    balance: async (code: string) =>
      api.post<GiftCardBalance>('gift-cards/balance', [{ code }], await api.guestToken()),
    left: async (code: string) => only(await shop.balance(code)).balance.amount,
    /** Orders chairs with a card. */
    spend: async (
      giftCard: CheckoutInput['giftCard'],
      change: Partial<CheckoutInput> = {},
      { quantity } = { quantity: 1 },
    ) => {
      const shopper = await readyShopper(api, 'V101001', quantity);
      return { ...shopper, answer: await shopper.checkout({ giftCard, ...change }) };
    },
    /** Whether every balance is what its moves sum to. */
    differences: async () => {
      const moved = sql<number>`(SELECT coalesce(sum(amount), 0)::int FROM ${giftCardMoves} WHERE card_id = ${giftCards.id})`;
      return api.db.select({ id: giftCards.id }).from(giftCards).where(sql`${giftCards.balance} <> ${moved}`);
    },
  };
  return shop;
}
export type CardShop = Awaited<ReturnType<typeof cardShop>>;
export type PlacedCard = Awaited<ReturnType<CardShop['order']>>;
