import { giftCardsAddress, newsletterAddress } from '../../../api/contract/page-paths.ts';
import { redirectsTo } from '../../../api/db/seed/content/redirects.ts';
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

export const searchRedirects: readonly SearchRedirectSeed[] = [
  ...redirectsTo({
    pages,
    ownPages,
    newest: ['new', 'new in', 'new arrivals'],
    express: ['express', 'express delivery', 'quick delivery'],
  }),
  {
    searchTerm: 'three piece suite',
    type: 'category',
    alias: 'sofas',
    params: { vsin: 'C11' },
  },
];
