import type { AddressValues } from '@/lib/address/models';
import { isValues, restoreAddress } from '@/lib/checkout/address-draft';
import { draftKey } from '@/lib/order/clear-gift-card-draft';
import type { SiteRules } from '@/lib/sites/models';
import { readStored, writeStored } from '@/lib/storage/storage';
import type { GiftCardForm } from './schema';

/** What is being filled in of a gift card, so that Back, a reload and a payment that fails lose nothing of it. */
export type GiftCardDraft = { amountMinor: number; card: GiftCardForm; buyer: AddressValues };
/** What can be chosen today. */
type Choices = { amounts: readonly { amount: number }[]; days: { first: string; last: string } };

const expiresInMinutes = 12 * 60;
const cardTexts = ['giverName', 'recipientName', 'recipientEmail', 'message'] as const;

type Values = Record<string, unknown>;

function isKept(value: unknown): value is { amountMinor: unknown; card: Values; buyer: Values } {
  return isValues(value) && isValues(value.card) && isValues(value.buyer);
}

function restoreCard(start: GiftCardForm, kept: Values, { first, last }: Choices['days']): GiftCardForm {
  const card = { ...start };
  for (const name of cardTexts) {
    const text = kept[name];
    if (typeof text === 'string') card[name] = text;
  }
  const { sendOn } = kept;
  // A day may have passed since.
  return typeof sendOn === 'string' && sendOn >= first && sendOn <= last ? { ...card, sendOn } : card;
}

/** The form as it was left in this tab, else `start`. */
export function openGiftCardDraft(
  site: SiteRules,
  start: GiftCardDraft,
  { amounts, days }: Choices,
): GiftCardDraft {
  const kept = readStored(draftKey(site), isKept, 'tab');
  if (!kept) return start;
  return {
    amountMinor: amounts.find(({ amount }) => amount === kept.amountMinor)?.amount ?? start.amountMinor,
    card: restoreCard(start.card, kept.card, days),
    buyer: restoreAddress(site, start.buyer, kept.buyer),
  };
}

export function keepGiftCardDraft(site: SiteRules, draft: GiftCardDraft): void {
  writeStored(draftKey(site), draft, expiresInMinutes, 'tab');
}
