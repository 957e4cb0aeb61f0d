import { eq, sql } from 'drizzle-orm';
import { siteCommerce } from '../../../sites/commerce.ts';
import type { CheckoutInput } from '../../contract/checkout.ts';
import { giftCardCodeOf } from '../../contract/gift-card-code.ts';
import type { SiteRules } from '../../contract/sites.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { JointWrite } from '../../db/joint-write.ts';
import { giftCards } from '../../db/schema/gift-cards.ts';
import { ApiError } from '../../http/api-error.ts';
import { localDate } from '../../runtime/local-date.ts';
import { hashCode } from './code.ts';
import { lockCard, type StoredCard, takeAmount } from './ledger.ts';

type Where = { site: SiteRules; now: Date };

function isSpendable({ status, currency, validUntil }: StoredCard, { site, now }: Where): boolean {
  return (
    status === 'active' &&
    currency === site.currency &&
    validUntil !== null &&
    localDate(now, site.timeZone) <= validUntil
  );
}

/**
 * The card with that code, which can be spent on this site.
 * @throws ApiError gift-card-invalid, alike for codes that nobody has and cards of which nothing can be spent here
 */
export async function findSpendable(db: Queryable, typed: string, where: Where): Promise<StoredCard> {
  const code = siteCommerce[where.site.code].giftCardAmounts && giftCardCodeOf(typed);
  const [card] = code
    ? await db
        .select()
        .from(giftCards)
        .where(eq(giftCards.codeHash, hashCode(code)))
    : [];
  if (!card || !isSpendable(card, where)) throw new ApiError('gift-card-invalid');
  return card;
}

export type Spent = { cardId: string; amountMinor: number };

/**
 * Takes what a card pays of an order off its balance, in the transaction that places the order: all of it, or as much as
 * there is. Two orders at once wait for each other here, and the second sees what the first has left.
 * @throws ApiError gift-card-invalid; gift-card-changed where it pays another amount than the shopper was shown
 */
export async function spendCard(
  tx: Tx,
  wanted: NonNullable<CheckoutInput['giftCard']>,
  totalMinor: number,
  where: Where,
): Promise<Spent> {
  const found = await findSpendable(tx, wanted.code, where);
  const card = await lockCard(tx, found.id);
  if (!card || !isSpendable(card, where)) throw new ApiError('gift-card-invalid');
  const amountMinor = Math.min(card.balance, totalMinor);
  if (amountMinor !== wanted.amount || !(await takeAmount(tx, card.id, amountMinor)))
    throw new ApiError('gift-card-changed');
  return { cardId: card.id, amountMinor };
}

/** Notes it beside the order, see `insertOrder`. */
export function writeHeld({ cardId, amountMinor }: Spent): JointWrite {
  return {
    name: 'card',
    statement: sql`INSERT INTO gift_card_moves (card_id, kind, amount, order_id)
      SELECT ${cardId}::uuid, 'held', ${-amountMinor}::int, placed.id FROM placed`,
  };
}
