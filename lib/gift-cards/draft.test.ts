import { blankAddress } from '@/lib/address/schema';
import { clearGiftCardDraft, draftKey } from '@/lib/order/clear-gift-card-draft';
import { siteRules } from '@/sites/rules';
import { keepGiftCardDraft, openGiftCardDraft } from './draft';

const { nl } = siteRules;
const choices = {
  amounts: [{ amount: 2500 }, { amount: 5000 }],
  days: { first: '2026-11-16', last: '2027-11-16' },
};
const start = {
  amountMinor: 5000,
  card: { giverName: '', recipientName: '', recipientEmail: '', message: '', sendOn: '2026-11-16' },
  buyer: blankAddress(nl),
};
const typed = {
  amountMinor: 2500,
  card: { ...start.card, recipientName: 'Eva', message: 'Hoera!', sendOn: '2026-12-24' },
  buyer: { ...start.buyer, street: 'Kade', country: 'BE' as const },
};

beforeEach(() => window.sessionStorage.clear());

test('what was filled in is there again, until the card is ordered', () => {
  expect(openGiftCardDraft(nl, start, choices)).toEqual(start);
  keepGiftCardDraft(nl, typed);
  expect(openGiftCardDraft(nl, start, choices)).toEqual(typed);
  clearGiftCardDraft(nl);
  expect(openGiftCardDraft(nl, start, choices)).toEqual(start);
});

test('a day that has passed and an amount that is offered no more are chosen anew', () => {
  keepGiftCardDraft(nl, { ...typed, amountMinor: 1000, card: { ...typed.card, sendOn: '2026-11-15' } });
  const { amountMinor, card } = openGiftCardDraft(nl, start, choices);
  expect([amountMinor, card.sendOn, card.recipientName]).toEqual([5000, '2026-11-16', 'Eva']);
});

test('what the form cannot show is left out', () => {
  for (const value of ['nonsense', { card: { message: 7 }, buyer: { country: 'TR' } }]) {
    window.sessionStorage.setItem(draftKey(nl), JSON.stringify({ value, expiresAt: null }));
    expect(openGiftCardDraft(nl, start, choices)).toEqual(start);
  }
});
