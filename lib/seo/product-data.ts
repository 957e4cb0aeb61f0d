import type { OptionCode, Product } from '@/api/contract/catalogue';
import type { Review } from '@/api/contract/reviews';
import { toDecimal } from '@/lib/money/format';
import { productPath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { returnPolicyData, shopId } from './shop-data';
import { absoluteAddress, schemaOrg } from './structured-data';

/** One variant as Google's merchant listings want it; `product-data.test.ts` has their list of fields. */

export type ProductFacts = {
  product: Product;
  /** Those the page shows first; null when they could not be read. */
  reviews: readonly Review[] | null;
  /** All that the product is sold in, this one among them; empty when that could not be read. */
  variants: readonly { vsin: string; alias: string }[];
  /** In which a purchase may be taken back; null where it may not. */
  returnDays: number | null;
};

/** What schema.org calls the options of a product. */
const variesBy: Readonly<Record<OptionCode, string>> = {
  colour: `${schemaOrg}/color`,
  wood: `${schemaOrg}/material`,
  size: `${schemaOrg}/size`,
};

/** What has to be made first can be ordered and is not there; what is sold out may be expected on a day. */
function availabilityOf({ isAvailable, delivery, restockDate }: Product): object {
  if (!isAvailable)
    return {
      availability: `${schemaOrg}/OutOfStock`,
      ...(restockDate ? { availabilityStarts: restockDate } : {}),
    };
  return { availability: `${schemaOrg}/${delivery?.productionDays ? 'BackOrder' : 'InStock'}` };
}

/** The price beside the one that is struck through, where the 30 days' rule lets one be. */
function struckPriceOf({ generalMarketPrice }: Product): object {
  if (!generalMarketPrice) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${schemaOrg}/StrikethroughPrice`,
      price: toDecimal(generalMarketPrice),
      priceCurrency: generalMarketPrice.currency,
    },
  };
}

const workingDays = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  unitCode: 'DAY',
  minValue,
  maxValue,
});

/** What the page promises of delivery to the door; nothing of what is sold out. */
function shippingOf({ deliveryCost, delivery }: Product, { countries }: Site): object {
  if (!delivery) return {};
  const { productionDays, calculatedDeliveryDays, lastDeliveryDays } = delivery;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: toDecimal(deliveryCost.home),
        currency: deliveryCost.home.currency,
      },
      shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: workingDays(productionDays, productionDays),
        transitTime: workingDays(calculatedDeliveryDays - productionDays, lastDeliveryDays - productionDays),
      },
    },
  };
}

function returnsOf({ isMadeToMeasure }: Product, site: Site, days: number | null): object {
  const policy = days === null ? null : returnPolicyData(site, days);
  if (!policy) return {};
  if (!isMadeToMeasure) return { hasMerchantReturnPolicy: policy };
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: site.countries,
      returnPolicyCategory: `${schemaOrg}/MerchantReturnNotPermitted`,
    },
  };
}

/** Search engines are told no stars and no words that nobody gave, nor such of which that is not known. */
function reviewsOf({ rating }: Product, reviews: ProductFacts['reviews']): object {
  if (!reviews || reviews.some(({ isExample }) => isExample) || !rating || rating.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
    ...(reviews.length > 0 ? { review: reviews.map(reviewData) } : {}),
  };
}

function reviewData({ author, rating, title, text, date, language }: Review): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    datePublished: date,
    name: title,
    reviewBody: text,
    inLanguage: language,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  };
}

function optionOf({ options }: Product, code: OptionCode): string | undefined {
  return options.find((option) => option.code === code)?.values.find(({ isSelected }) => isSelected)?.title;
}

const centimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' });

/** How it looks, what it is made of and how large it is. */
function featuresOf(product: Product): object {
  const { dimensions, materials } = product;
  const [color, size, wood] = (['colour', 'size', 'wood'] as const).map((code) => optionOf(product, code));
  const material = [...(wood ? [wood] : []), ...materials];
  return {
    ...(color ? { color } : {}),
    ...(size ? { size } : {}),
    ...(material.length > 0 ? { material } : {}),
    width: centimetres(dimensions.widthCm),
    depth: centimetres(dimensions.depthCm),
    height: centimetres(dimensions.heightCm),
    weight: { '@type': 'QuantitativeValue', value: dimensions.weightKg, unitCode: 'KGM' },
  };
}

/** Each variant has a page of its own; the others are named by theirs. */
function groupOf({ product, variants }: ProductFacts, site: Site, origin: string): object {
  const { group, brand, options } = product;
  if (!group || variants.length < 2) return {};
  const ways = options.filter(({ values }) => values.length > 1).map(({ code }) => variesBy[code]);
  return {
    inProductGroupWithID: group.id,
    isVariantOf: {
      '@type': 'ProductGroup',
      name: group.title,
      productGroupID: group.id,
      brand: { '@type': 'Brand', name: brand },
      variesBy: ways,
      hasVariant: variants.map((variant) => ({
        url: absoluteAddress(productPath(site.code, variant), origin),
      })),
    },
  };
}

export function productData(site: Site, origin: string, facts: ProductFacts): object {
  const { product, reviews, returnDays } = facts;
  const url = absoluteAddress(productPath(site.code, product), origin);
  return {
    '@context': schemaOrg,
    '@type': 'Product',
    name: product.title,
    sku: product.vsin,
    description: product.description.join(' '),
    brand: { '@type': 'Brand', name: product.brand },
    category: product.breadcrumbs.map(({ title }) => title).join(' > '),
    image: product.media.map((medium) => absoluteAddress(medium.securePath, origin)),
    url,
    ...featuresOf(product),
    ...groupOf(facts, site, origin),
    ...reviewsOf(product, reviews),
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(product.unitPrice),
      priceCurrency: product.unitPrice.currency,
      itemCondition: `${schemaOrg}/NewCondition`,
      ...availabilityOf(product),
      ...struckPriceOf(product),
      ...shippingOf(product, site),
      ...returnsOf(product, site, returnDays),
      seller: { '@id': shopId(site, origin) },
    },
  };
}
