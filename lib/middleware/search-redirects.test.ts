import { type SiteCode, siteCodes } from '@/api/contract/sites';
import { hasGiftCards } from '@/lib/sites/has-gift-cards';
import { siteRules } from '@/sites/rules';
import { siteSeeds } from '@/sites/seeds';
import { linkTarget, searchRedirectsStep } from './search-redirects';
import { lineOf, testShop, visitTo } from './testing';

const link = { alias: '', params: {}, queryString: '' };

it.each([
  [{ ...link, type: 'category', alias: 'banken', params: { vsin: 'C11' } }, '/banken-c-C11'],
  [{ ...link, type: 'product', alias: 'bank-oslo', params: { vsin: 'V100101' } }, '/bank-oslo-p-V100101'],
  [{ ...link, type: 'newest' }, '/newest-products'],
  [{ ...link, type: 'newestProducts' }, '/newest-products'],
  [{ ...link, type: 'expressDeliveryProducts' }, '/express-delivery'],
  [{ ...link, type: 'template', alias: 'about-us' }, '/about-us'],
  // A name that every object has is no page.
  [{ ...link, type: 'toString', alias: 'about-us' }, '/about-us'],
  [{ ...link, type: 'category', alias: 'banken' }, null],
  [{ ...link, type: 'template' }, null],
])('%j leads to %s', (one, path) => {
  expect(linkTarget(one)).toBe(path);
});

const answerTo = async (address: string, searchTerm: string, type = 'home') =>
  lineOf(
    await searchRedirectsStep(
      visitTo(address),
      testShop({ searchRedirects: async () => [{ searchTerm, link: { ...link, type } }] }),
    ),
  );

it.each([
  ['/nl/search?term=over%20%20ons', 'Over ons'],
  ['/nl/search?term=OVER+ONS+', ' over  ons'],
  // The letters of a phone's keyboard may be wide ones.
  ['/nl/search?term=%EF%BD%8F%EF%BD%96%EF%BD%85%EF%BD%92%20ons', 'over ons'],
  ['/nl/search?term=%C4%B0ADE', 'iade'],
  ['/nl/search?term=cayma%20hakki', 'cayma hakkı'],
  // Accents may be left out, or typed where none are written.
  ['/nl/search?term=vraceni', 'vrácení'],
  ['/nl/search?term=vr%C3%A1cen%C3%AD', 'vraceni'],
])('%s is the search for "%s"', async (address, term) => {
  expect(await answerTo(address, term)).toMatch(/^307 \/nl/);
});

it.each([
  ['/nl/search?term=over', 'over ons'],
  ['/nl/search', 'over ons'],
  ['/nl/search', ''],
  ['/nl/banken-c-C11?term=over%20ons', 'over ons'],
])('%s is not the search for "%s"', async (address, term) => {
  expect(await answerTo(address, term)).toBe('undecided');
});

it('takes along what a campaign has put into the address', async () => {
  const address = '/nl/search?term=over+ons&utm_source=mail&gclid=4&sort=rating';
  expect(await answerTo(address, 'over ons', 'newest')).toBe(
    '307 /nl/newest-products?utm_source=mail&gclid=4',
  );
});

it('shows the results where the redirect names no page', async () => {
  expect(await answerTo('/nl/search?term=over%20ons', 'over ons', 'category')).toBe('undecided');
});

it('shows the results to a crawler', async () => {
  const crawler = visitTo('/nl/search?term=vacatures', { userAgent: 'Googlebot/2.1' });
  expect(await searchRedirectsStep(crawler, testShop())).toBeNull();
  expect(await searchRedirectsStep(visitTo('/nl/search?term=vacatures'), testShop())).not.toBeNull();
});

type OwnWords = { giftCards: readonly string[]; newsletter: readonly string[] };
/** As a shopper may type them, without accents as well. */
const ownWords: Readonly<Partial<Record<SiteCode, OwnWords>>> = {
  nl: {
    giftCards: ['cadeaukaart', 'Cadeaubon', 'kadobon', 'giftcard', 'gift card'],
    newsletter: ['nieuwsbrief'],
  },
  be: {
    giftCards: ['cadeaubon', 'geschenkkaart', 'carte cadeau', 'chèque cadeau', 'cheque cadeau'],
    newsletter: ['nieuwsbrief', 'infolettre', "lettre d'information"],
  },
  de: { giftCards: ['Gutschein', 'Geschenkgutschein', 'Geschenkkarte'], newsletter: ['Newsletter'] },
  uk: { giftCards: ['gift card', 'giftcard', 'Gift voucher'], newsletter: ['newsletter'] },
  cz: { giftCards: ['dárková karta', 'darkova karta', 'darkovy poukaz'], newsletter: ['odber novinek'] },
  tr: { giftCards: ['hediye kartı', 'hediye karti', 'HEDİYE ÇEKİ'], newsletter: ['bülten', 'bulten'] },
  b2bTr: { giftCards: ['hediye kartı', 'hediye çeki', 'gift card'], newsletter: ['bülten', 'e-bulten'] },
};

const told = siteCodes.flatMap((site) => {
  const words = ownWords[site];
  return words ? [[site, words] as const] : [];
});

describe.each(told)('the words of %s', (site, words) => {
  const links = siteSeeds[site].searchRedirects.map(({ searchTerm, queryString = '', ...rest }) => ({
    searchTerm,
    link: { ...rest, queryString },
  }));
  const shop = testShop({ searchRedirects: async () => links });
  const answerOf = async (term: string) =>
    lineOf(await searchRedirectsStep(visitTo(`/nl/search?${new URLSearchParams({ term })}`), shop));

  it.each(words.giftCards)('“%s” leads to the gift cards where they are sold', async (term) => {
    expect(await answerOf(term)).toBe(hasGiftCards(siteRules[site]) ? '307 /nl/gift-cards' : 'undecided');
  });

  it.each(words.newsletter)('“%s” leads to the newsletter', async (term) => {
    expect(await answerOf(term)).toBe('307 /nl/newsletter');
  });
});
