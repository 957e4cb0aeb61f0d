// Which feature of the storefront may use which: read by .dependency-cruiser.cjs.

const tests = '(\\.test\\.tsx?$|/testing(/|\\.ts$))';
/** Folders of lib/ that any feature may use and that know no feature. */
const leafNames =
  'analytics|api|bots|browser|cache|dates|env|html|i18n|money|notifications|outage|pictures|react-query|remote-config|routes|seo|sites|start|storage|testing';
const leaves = `^lib/(${leafNames})/`;
/** Features (folders of components/ and lib/ by name), and which others each may use besides leaves and components/ui. */
const features = {
  account: [
    'address',
    'auth',
    'consent',
    'favourites',
    'newsletter',
    'order',
    'personalisation',
    'product-card',
    'status',
  ],
  address: ['auth'],
  analytics: ['auth', 'consent'],
  // Who makes an account may ask for the newsletter.
  auth: ['newsletter'],
  // An order is a basket that was placed: it shows the same lines and sum, and the basket shows what is still unpaid.
  basket: ['auth', 'notices', 'offers', 'order', 'personalisation', 'product-card', 'promotions', 'status'],
  chat: ['auth'],
  // The first address begins with the business that the account tells.
  checkout: ['account', 'address', 'auth', 'basket', 'content', 'notices', 'order'],
  // The page shows what products' pages say of themselves; the button that buys is that of the product.
  compare: ['basket', 'personalisation', 'product', 'product-card', 'status'],
  consent: [],
  content: ['offers', 'personalisation', 'product-card', 'withdrawal'],
  design: [],
  // It is paid as an order is.
  'gift-cards': ['address', 'auth', 'checkout', 'layout', 'order'],
  favourites: ['auth', 'basket', 'personalisation', 'product-card', 'status'],
  layout: [
    'account',
    'analytics',
    'auth',
    'basket',
    'chat',
    'compare',
    'consent',
    'favourites',
    'menu',
    'newsletter',
    'personalisation',
    'search',
    'welcome',
  ],
  listing: ['consent', 'offers', 'personalisation', 'product-card', 'status'],
  menu: [],
  middleware: ['listing'],
  newsletter: ['auth'],
  notices: [],
  notifications: [],
  offers: ['auth', 'consent', 'personalisation'],
  order: ['address', 'auth', 'basket', 'personalisation', 'product-card', 'status'],
  personalisation: ['auth', 'consent', 'product-card'],
  preview: ['auth', 'content'],
  product: [
    'auth',
    'basket',
    'compare',
    'favourites',
    'notices',
    'offers',
    'personalisation',
    'product-card',
    'promotions',
    'reviews',
  ],
  'product-card': ['compare', 'favourites'],
  promotions: ['auth'],
  samples: ['address', 'auth', 'newsletter'],
  reviews: ['auth', 'product-card'],
  search: ['consent', 'personalisation', 'product-card'],
  'share-picture': [],
  // A page that does not exist leads to the categories, and lets look for what was meant.
  status: ['layout', 'menu'],
  welcome: ['consent', 'newsletter'],
  withdrawal: ['auth'],
};
const featureRules = Object.entries(features).map(([feature, others]) => ({
  name: `${feature}-uses-listed-features`,
  severity: 'error',
  comment: `${feature} may use ${['leaves of lib', 'components/ui', ...others].join(', ')}: let the caller pass it in, move what both need to a leaf, or list it in \`features\`, if one truly is made of the other.`,
  from: { path: `^(components|lib)/${feature}/`, pathNot: tests },
  to: {
    path: '^(components|lib)/',
    pathNot: `${tests}|${leaves}|^components/ui/|^(components|lib)/(${[feature, ...others].join('|')})/`,
  },
}));
const newFeature = {
  name: 'features-are-listed',
  severity: 'error',
  comment:
    'A new folder: list it in `features`, with what it may use, or in `leafNames`, if it knows no feature.',
  from: {
    path: '^(components|lib)/',
    pathNot: `${tests}|${leaves}|^components/(ui|testing)/|^(components|lib)/(${Object.keys(features).join('|')})/`,
  },
  to: {},
};

module.exports = { featureRules: [...featureRules, newFeature], features, leafNames, leaves, tests };
