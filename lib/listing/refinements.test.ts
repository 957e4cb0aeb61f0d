import { listingModel as model } from '@/lib/testing/listing-model';
import { isSamePage, queryOfAddress } from './refinements';

const address = (search: string) => `/nl/banken-c-C11?${search}`;

test.each(['colour=sand', 'sort=rating', 'price=-900&colour=rust,sand', 'colour=sand&utm_source=mail'])(
  'the browser draws another choice itself: %s',
  (search) => expect(queryOfAddress(model('colour=rust'), address(search))).not.toBeNull(),
);

test.each(['page=2', 'size=48', 'term=bank', 'showroomId=utrecht', 'colour=NO!', 'nothing=1'])(
  'the server draws what changes more than the products: %s',
  (search) => expect(queryOfAddress(model(''), address(search))).toBeNull(),
);

test('from a later page on everything is drawn by the server, as its title names the page', () => {
  expect(queryOfAddress(model('page=2'), address('colour=sand'))).toBeNull();
});

test('an empty listing, an unanswered search and a corrected word have words that the server draws', () => {
  const drawn = model('colour=sand');
  const search = { site: 'nl', type: 'search', link: null } as const;
  const chips = [{ key: 'colour-sand', label: 'Zand', href: '/nl/search' }];
  expect(isSamePage(drawn, model(''))).toBe(true);
  expect(isSamePage(drawn, model('', { total: 0 }))).toBe(false);
  expect(isSamePage(drawn, model('', { total: 0, chips }))).toBe(true);
  expect(isSamePage(drawn, model('', { source: search }))).toBe(false);
  expect(isSamePage(drawn, model('', { correctedTerm: 'bank' }))).toBe(false);
});
