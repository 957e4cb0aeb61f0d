import type { OfferCard } from '@/api/contract/offers';
import { toOffers } from './to-offers';

function card(id: string, changes: Partial<OfferCard> = {}): OfferCard {
  return { id, placement: 'list', type: 'both', order: 1, text: id, link: null, ...changes };
}

test('offers of another placement stay out, the rest comes in the order of the shop', () => {
  const cards = [card('late', { order: 9 }), card('basket', { placement: 'basketTop' }), card('early')];
  expect(toOffers(cards, 'list', 'nl').map(({ id }) => id)).toEqual(['early', 'late']);
});

test('a link becomes an address of the site', () => {
  expect(toOffers([card('a', { link: '/banken-c-C11', type: 'mobile' }), card('b')], 'list', 'nl')).toEqual([
    { id: 'a', text: 'a', href: '/nl/banken-c-C11', device: 'mobile' },
    { id: 'b', text: 'b', href: null, device: 'both' },
  ]);
});
