import { readGiftCardBalance } from '@/api/contract/calls/gift-cards';
import { withSession } from '@/lib/auth/session';
import type { Money } from '@/lib/money/models';
import type { SiteRules } from '@/lib/sites/models';
import type { GiftCardModel, PaymentMethodModel, SpentCard } from './models';

/** What is left on the card with this code. @throws ApiFailure gift-card-invalid */
export async function readGiftCard(site: SiteRules, code: string): Promise<GiftCardModel> {
  const card = await withSession(site, (api) => api.send(readGiftCardBalance, { items: [{ code }] }));
  return { code, ...card };
}

/** What a card pays of a total: all of it, or as much as there is; null for no card, and for an empty one. */
export function spentOf(card: GiftCardModel | null, total: Money): SpentCard | null {
  if (!card || card.balance.amount === 0 || total.amount === 0) return null;
  const amount = Math.min(card.balance.amount, total.amount);
  const { code, end } = card;
  return { code, end, pays: { ...total, amount }, left: { ...total, amount: total.amount - amount } };
}

/** The way to pay where a card leaves nothing to another. */
export const byGiftCardAlone: PaymentMethodModel = {
  integrationType: 'gift-card',
  subIntegrationType: 'gift-card',
  name: '',
  script: null,
  brands: [],
  isCredit: false,
};
