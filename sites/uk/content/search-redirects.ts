import { fixedListings, giftCardsAddress, newsletterAddress } from '../../../api/contract/page-paths.ts';
import type { SearchRedirectSeed } from '../../seed-types.ts';

/** Terms of service questions that a search of products cannot answer, with the page that does. */
const pages: Readonly<Record<string, readonly string[]>> = {
  returns: ['return', 'returns', 'refund', 'refunds', 'exchange', 'send back', 'returns policy'],
  'cancel-your-order': ['cancel', 'cancel order', 'cancel my order', 'cancellation'],
  delivery: [
    ...['delivery', 'delivery cost', 'delivery charge', 'shipping', 'postage', 'free delivery'],
    ...['track my order', 'highlands', 'northern ireland'],
  ],
  payment: ['payment', 'pay', 'paypal', 'pay later', 'finance', 'klarna', 'bank transfer'],
  guarantee: ['guarantee', 'warranty', 'complaint', 'faulty', 'damaged', 'spare parts'],
  'help-centre': [
    ...[
      'help',
      'contact',
      'contact us',
      'customer service',
      'customer services',
      'phone number',
      'faq',
      'faqs',
    ],
  ],
  showrooms: ['showroom', 'showrooms', 'store', 'stores', 'shops', 'opening times', 'opening hours'],
  careers: ['job', 'jobs', 'career', 'careers', 'vacancies'],
  sale: ['sale', 'offer', 'offers', 'clearance', 'discount', 'black friday', 'boxing day sale'],
  'materials-guide': ['materials', 'fire label', 'fire safety', 'wood care', 'leather care'],
  collections: ['collection', 'collections'],
  'design-advice': ['design advice', 'interior design', 'interior advice', 'stylist'],
  'bedroom-ideas': ['bed sizes', 'mattress', 'mattresses', 'mattress size', 'mattress sizes'],
  'linden-franchise': ['franchise'],
  'terms-and-conditions': ['terms', 'terms and conditions', 't&cs'],
  'privacy-policy': ['privacy', 'privacy policy', 'cookies', 'gdpr'],
  accessibility: ['accessibility'],
  imprint: ['company information', 'company number', 'address'],
};

const toPages: SearchRedirectSeed[] = Object.entries(pages).flatMap(([alias, terms]) =>
  terms.map((searchTerm) => ({ searchTerm, type: 'template', alias, params: {} })),
);

/** Words for what has a page of its own that is no content, by the address of that page. */
const ownPages: Readonly<Record<string, readonly string[]>> = {
  [giftCardsAddress]: [
    'gift card',
    'gift cards',
    'giftcard',
    'giftcards',
    'gift voucher',
    'gift vouchers',
    'e-gift card',
    'gift card balance',
  ],
  [newsletterAddress]: ['newsletter', 'newsletters', 'newsletter sign up', 'mailing list', 'unsubscribe'],
};

const toOwnPages: SearchRedirectSeed[] = Object.entries(ownPages).flatMap(([address, terms]) =>
  terms.map((searchTerm) => ({ searchTerm, type: 'page', alias: address.slice(1), params: {} })),
);

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...toPages,
  ...toOwnPages,
  ...['new', 'new in', 'new arrivals'].map((searchTerm) => ({
    searchTerm,
    type: 'newest' as const,
    alias: fixedListings.newest.slice(1),
    params: {},
  })),
  ...['express', 'express delivery', 'quick delivery'].map((searchTerm) => ({
    searchTerm,
    type: 'express' as const,
    alias: fixedListings.express.slice(1),
    params: {},
  })),
  {
    searchTerm: 'three piece suite',
    type: 'category',
    alias: 'sofas',
    params: { vsin: 'C11' },
  },
];
