import type { Product } from '@/api/contract/catalogue';
import type { Review } from '@/api/contract/reviews';
import { formatMoney } from '@/lib/money/format';
import { product } from '@/lib/product/testing/some-product';
import { toProductModel } from '@/lib/product/to-product-model';
import { getSite } from '@/lib/sites/sites';
import { type ProductFacts, productData } from './product-data';

const origin = 'https://shop.test';
const site = getSite('nl');

const someReview: Review = {
  ...{ id: '1', author: 'Anna', rating: 4, title: 'Mooi', text: 'Zit goed.', language: 'nl' },
  ...{ date: '2026-11-01', isVerified: true, isExample: false, bought: null, pictures: [] },
};
const variants = [
  { vsin: 'V100101', alias: 'bank-oslo-zand' },
  { vsin: 'V100102', alias: 'bank-oslo-roest' },
];

function told(changes: Partial<Product> = {}, facts: Partial<ProductFacts> = {}, of = site) {
  const all = { product: product(changes), reviews: [someReview], variants, returnDays: 30 };
  return productData(of, origin, { ...all, ...facts });
}

const rated: Partial<Product> = {
  rating: { average: 4.4, count: 12, isExample: false },
  generalMarketPrice: { amount: 149_900, currency: 'EUR' },
  materials: ['Frame van massief beuken'],
};

/**
 * Fields of Google's documentation, November 2026: "Merchant listing (Product, Offer)", "Product variant (ProductGroup,
 * Product)". Left out of those it recommends is what this shop has nothing of: audience, certificates, numbers of makers
 * (gtin, mpn), an end of a price (priceValidUntil), prices for members.
 */
const merchantListing: Readonly<Record<string, readonly string[]>> = {
  Product: [
    ...['name', 'image', 'offers'],
    ...['description', 'sku', 'brand', 'color', 'material', 'size', 'inProductGroupWithID', 'isVariantOf'],
    ...['aggregateRating', 'review', 'url', 'width', 'height', 'depth', 'weight', 'category'],
  ],
  Offer: [
    ...['price', 'priceCurrency'],
    ...['availability', 'itemCondition', 'url', 'priceSpecification', 'shippingDetails'],
    'hasMerchantReturnPolicy',
  ],
  UnitPriceSpecification: ['price', 'priceCurrency', 'priceType'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['handlingTime', 'transitTime'],
  MerchantReturnPolicy: [
    ...['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'returnMethod', 'returnFees'],
  ],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'brand'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating', 'datePublished', 'reviewBody'],
  Rating: ['ratingValue', 'bestRating'],
  Brand: ['name'],
};

/** All objects of a kind, however deep. */
function objectsOf(data: unknown, type: string): object[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = '@type' in data && data['@type'] === type ? [data] : [];
  return [...own, ...Object.values(data).flatMap((value) => objectsOf(value, type))];
}

it.each(Object.entries(merchantListing))('%s has every field that Google asks for', (type, fields) => {
  const size = product().options.map((option) =>
    option.code === 'size' ? { ...option, values: product().options[0]?.values ?? [] } : option,
  );
  const found = objectsOf(told({ ...rated, options: size }), type);
  expect(found.length).toBeGreaterThan(0);
  for (const each of found) expect(Object.keys(each)).toEqual(expect.arrayContaining([...fields]));
});

const toCard = () => {
  throw new Error('none has related products');
};

it.each<Partial<Product>>([
  {},
  rated,
  { isAvailable: false, delivery: null },
  { unitPrice: { amount: 5, currency: 'EUR' } },
  { rating: { average: 0, count: 0, isExample: false } },
])('says what the page says of price, stock and stars: %j', (changes) => {
  const page = toProductModel(product(changes), site, toCard);
  const [offer] = objectsOf(told(changes), 'Offer');
  const [rating] = objectsOf(told(changes), 'AggregateRating');
  const price = Number(Reflect.get(offer ?? {}, 'price'));
  expect(formatMoney({ amount: Math.round(price * 100), currency: 'EUR' }, site.locale)).toBe(
    page.availability.texts.price,
  );
  expect(/InStock|BackOrder/.test(JSON.stringify(offer))).toBe(page.availability.isAvailable);
  expect(rating ? Reflect.get(rating, 'reviewCount') : null).toBe(page.rating?.count ?? null);
  const struck = objectsOf(told(changes), 'UnitPriceSpecification').map((each) => Reflect.get(each, 'price'));
  expect(struck).toEqual(page.availability.texts.previousPrice ? ['1499.00'] : []);
});

it.each<[Partial<Product>, object]>([
  [{}, { availability: 'https://schema.org/InStock' }],
  [{ isAvailable: false, delivery: null }, { availability: 'https://schema.org/OutOfStock' }],
  [
    { isAvailable: false, delivery: null, restockDate: '2026-12-12' },
    { availability: 'https://schema.org/OutOfStock', availabilityStarts: '2026-12-12' },
  ],
])('says truly whether it can be had: %j', (changes, offers) => {
  expect(told(changes)).toMatchObject({ offers });
});

it('says of what has to be made first that it can be ordered and is not there, and how long that takes', () => {
  const { delivery } = product();
  const made = { delivery: delivery && { ...delivery, productionDays: 30, calculatedDeliveryDays: 38 } };
  expect(told({ delivery: made.delivery && { ...made.delivery, lastDeliveryDays: 41 } })).toMatchObject({
    offers: {
      availability: 'https://schema.org/BackOrder',
      shippingDetails: {
        deliveryTime: {
          handlingTime: { minValue: 30, maxValue: 30 },
          transitTime: { minValue: 8, maxValue: 11 },
        },
      },
    },
  });
});

it('promises no delivery of what is sold out, and no return of what is made to measure', () => {
  expect(objectsOf(told({ isAvailable: false, delivery: null }), 'OfferShippingDetails')).toEqual([]);
  expect(told({ isMadeToMeasure: true })).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    },
  });
  expect(objectsOf(told({}, {}, getSite('b2bTr')), 'MerchantReturnPolicy')).toEqual([]);
});

it('tells no stars and no words that nobody gave', () => {
  const examples = told(rated, { reviews: [{ ...someReview, isExample: true }, someReview] });
  const unread = told(rated, { reviews: null });
  for (const each of [examples, unread]) expect(JSON.stringify(each)).not.toMatch(/Rating|Review/);
});

it('names the page of every version, and is of no group where there is one version', () => {
  const [group] = objectsOf(told(), 'ProductGroup');
  expect(group).toMatchObject({
    productGroupID: 'sofa-oslo',
    variesBy: ['https://schema.org/color'],
    hasVariant: [
      { url: 'https://shop.test/nl/bank-oslo-zand-p-V100101' },
      { url: 'https://shop.test/nl/bank-oslo-roest-p-V100102' },
    ],
  });
  expect(objectsOf(told({}, { variants: variants.slice(0, 1) }), 'ProductGroup')).toEqual([]);
});
