/**
 * What the law asks of a page, and where the shop shows it: one entry each, which `npm run lawful` prints for every site.
 * Not advice: a lawyer of each country reads the shop before a real launch.
 */
import { lawfulReturnDays } from '../../api/contract/return-days.ts';
import { greenClaimsIn } from '../../api/messages/green-claims.ts';
import { yourEurope } from '../../sites/consumer-rules.ts';
import { creditRules } from '../../sites/credit-rules.ts';
import type { Rule, Subject } from './subject.ts';
import { oldLamps, payWords, supervisors, withdrawWords } from './words.ts';

const everywhere = () => true;
const consumers = ({ commerce }: Subject) => commerce.sellsTo === 'consumers';
const union = ({ isUnion }: Subject) => isUnion;
const facts = ({ product }: Subject) => product?.facts ?? {};

const notice: Pick<Rule, 'law' | 'isFor' | 'shows'> = {
  law: 'Directive 2011/83/EU art. 6(1)(l), 22a; Regulation (EU) 2025/1960',
  isFor: union,
  shows: ({ edition }) => `a[href="${yourEurope(edition.language)}"]`,
};
/** The graphic is the link itself, words have one. */
const inPage = ({ edition }: Subject) => {
  const link = `[href="${yourEurope(edition.language)}"]`;
  return `a#legal-guarantee${link}, #legal-guarantee a${link}`;
};

/** Which warning a fact calls for, from outside: `lib/product/to-warnings.ts` must agree. */
const warned: readonly (readonly [warning: string, isDue: (of: Subject) => boolean])[] = [
  ['tipOver', (of) => facts(of).tipOver === 'tip-included'],
  ['load', (of) => facts(of).loadPerShelfKg !== undefined],
  ['cord', (of) => facts(of).mains === 'mains-plug'],
  ['ceiling', (of) => facts(of).mains === 'mains-ceiling'],
  ['hang', (of) => facts(of).assembly === 'assembly-hang'],
  ['glass', (of) => facts(of).glassMm !== undefined],
  ['flame', (of) => facts(of).hazards?.includes('flame') ?? false],
  ['bunk', (of) => facts(of).hazards?.includes('bunk') ?? false],
];

export const rules: readonly Rule[] = [
  {
    ...notice,
    name: 'legal guarantee, product',
    asks: 'the harmonised notice in sight before the order, with its link',
    page: 'product',
    shows: inPage,
  },
  {
    ...notice,
    name: 'legal guarantee, checkout',
    asks: 'the harmonised notice in sight before the order, with its link',
    page: 'checkout',
    shows: inPage,
  },
  {
    ...notice,
    name: 'legal guarantee, mail',
    asks: 'the harmonised notice with the confirmation, on a durable medium',
    page: 'order mail',
  },
  {
    name: 'GARAN',
    law: 'Directive 2011/83/EU art. 6(1)(la), 22a; Regulation (EU) 2025/1960',
    asks: 'the label where the maker guarantees the whole good for more than two years, with the terms',
    page: 'product',
    isFor: union,
    shows: ({ product }) => (product?.guarantee ? '[data-garan] a[href^="http"]' : null),
  },
  {
    name: 'maker',
    law: 'Regulation (EU) 2023/988 art. 19(a)',
    asks: 'name, postal and electronic address of the maker, and which article it is',
    page: 'product',
    isFor: everywhere,
    shows: () => '#veiligheid table',
    says: ({ product }) =>
      product
        ? [
            product.maker.name,
            product.maker.email,
            product.maker.postalAddress.split(',')[0] ?? '',
            product.vsin,
          ]
        : [],
  },
  {
    name: 'responsible person',
    law: 'Regulation (EU) 2023/988 art. 16, 19(b)',
    asks: 'who answers within the Union for a maker outside it',
    page: 'product',
    isFor: everywhere,
    shows: ({ product }) => (product?.maker.responsible ? '#veiligheid table' : null),
    says: ({ product }) => Object.values(product?.maker.responsible ?? {}),
  },
  ...warned.map(
    ([warning, isDue]): Rule => ({
      name: `warning, ${warning}`,
      law: 'Regulation (EU) 2023/988 art. 19(d)',
      asks: 'warnings of the kind of product, in the language of the site',
      page: 'product',
      isFor: everywhere,
      shows: (of) => (isDue(of) ? `#veiligheid [data-warning="${warning}"]` : null),
      says: ({ text }) => [text(`product.warnings.${warning}`)],
    }),
  ),
  {
    name: 'energy class',
    law: 'Regulation (EU) 2019/2015 Annex V; Regulation (EU) 2017/1369 art. 6',
    asks: 'the class of light sources that come with it, beside the price',
    page: 'product',
    isFor: everywhere,
    shows: (of) => (facts(of).bulbIncluded ? '[data-energy]' : null),
  },
  {
    name: 'old lamps',
    law: 'Directive 2012/19/EU art. 5(2)(b)',
    asks: 'that an old lamp is taken back for a new one, for nothing',
    page: 'delivery',
    isFor: union,
    shows: () => 'main',
    says: ({ edition }) => [oldLamps[edition.code] ?? 'that old lamps are taken back'],
  },
  {
    name: 'credit',
    law: 'Directive (EU) 2023/2225 art. 8(1)',
    asks: 'the warning wherever credit is named',
    page: 'product',
    isFor: ({ edition, commerce }) =>
      creditRules[edition.defaultCountry].warns && commerce.paymentMethods.includes('pay-later'),
    shows: () => '[data-credit-warning]',
  },
  {
    name: 'how reviews are checked',
    law: 'Directive 2005/29/EC art. 7(6)',
    asks: 'whether and how reviews are those of buyers',
    page: 'product',
    isFor: everywhere,
    shows: () => '#beoordelingen details',
    mayBeFolded: true,
    says: ({ text }) => [text('reviews.checked.buyers')],
  },
  {
    name: 'withdrawal function, link',
    law: 'Directive 2011/83/EU art. 11a',
    asks: 'a link on every page, on phones too, with nothing to open',
    page: 'home',
    isFor: ({ edition }) => edition.withdrawalAlias !== null,
    shows: ({ edition }) => `footer a[href="/${edition.code}/${edition.withdrawalAlias}"]`,
  },
  {
    name: 'withdrawal function',
    law: 'Directive 2011/83/EU art. 11a',
    asks: 'its page, without signing in',
    page: 'withdrawal',
    isFor: ({ edition }) => edition.withdrawalAlias !== null,
    shows: () => 'main h1',
  },
  {
    name: 'right of withdrawal, mail',
    law: 'Directive 2011/83/EU art. 6(1)(h), 8(7)',
    asks: 'the right and how it is used, on a durable medium',
    page: 'order mail',
    isFor: consumers,
    shows: ({ edition }) =>
      `p:contains("${withdrawWords[edition.language]}"):contains("${lawfulReturnDays}")`,
  },
  {
    name: 'order button',
    law: 'Directive 2011/83/EU art. 8(2)',
    asks: 'words that leave no doubt that it obliges to pay',
    page: 'order button',
    isFor: everywhere,
    shows: ({ text, edition }) =>
      payWords[edition.language].test(text('checkout.placeOrder')) ? 'p' : 'words that say so',
  },
  {
    name: 'who sells',
    law: 'Directive 2000/31/EC art. 5; 2011/83/EU art. 6(1)(b), (c)',
    asks: 'company, address, e-mail, telephone and registrations on every page',
    page: 'home',
    isFor: everywhere,
    shows: () => 'footer',
    says: ({ contact: { company, addressLines, phone, email, registrations } }) => [
      ...[company, phone, email],
      ...[...addressLines, ...registrations],
    ],
  },
  {
    name: 'consent can be taken back',
    law: 'Directive 2002/58/EC art. 5(3); Regulation (EU) 2016/679 art. 7(3)',
    asks: 'a way to it on every page',
    page: 'home',
    isFor: everywhere,
    shows: () => 'footer button[aria-haspopup="dialog"]',
    says: ({ text }) => [text('footer.cookies')],
  },
  {
    name: 'accessibility, link',
    law: 'Directive (EU) 2019/882 art. 13(2)',
    asks: 'a link to the statement on every page',
    page: 'home',
    isFor: everywhere,
    shows: ({ edition, policies }) => `footer a[href="/${edition.code}/${policies.accessibility}"]`,
  },
  {
    name: 'accessibility statement',
    law: 'Directive (EU) 2019/882 art. 13(2), Annex V',
    asks: 'the standard, how to report a barrier, and who watches over it',
    page: 'accessibility',
    isFor: everywhere,
    shows: () => 'main',
    says: ({ edition, isUnion, contact }) => [
      'WCAG',
      contact.email,
      ...(isUnion ? ['EN 301 549'] : []),
      ...(supervisors[edition.code] ? [supervisors[edition.code] ?? ''] : []),
    ],
  },
  {
    name: 'chat is a machine',
    law: 'Regulation (EU) 2024/1689 art. 50(1)',
    asks: 'said before the first message; ours searches by rules and writes nothing of its own, and says so',
    page: 'chat',
    isFor: everywhere,
    shows: () => 'p',
    says: ({ text }) => [text('chat.machine')],
  },
  {
    name: 'no ODR link',
    law: 'Regulation (EU) 2024/3228',
    asks: 'nothing that leads to the platform that was closed on 20 July 2025',
    page: 'home',
    isFor: everywhere,
    forbids: 'a[href*="consumers/odr"], a[href*="webgate.ec.europa.eu/odr"], a[href*="/odr/main"]',
  },
];

/** What a page says in its own words: texts of products that have a certificate may name it. */
export function unprovenClaims(words: string, { edition, product }: Subject): string[] {
  return product && product.certificates.length > 0 ? [] : greenClaimsIn(words, edition.language);
}
