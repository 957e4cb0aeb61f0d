import { cutText } from '../../../contract/cut-text.ts';
import type { FeedItem } from '../../../contract/feed.ts';
import type { FeedFormat, FeedShop } from './format.ts';
import { addressOf, csvLine, decimal, materialOf, optionOf, pathOf, picturesOf, priced } from './write.ts';

/** The product feed of OpenAI's commerce documentation (Agentic Commerce Protocol): for finding, not for buying there. */

const most = { title: 150, description: 5000, material: 100, brand: 70 };

type Value = string | number | boolean | readonly string[];

function availabilityOf({ isAvailable, delivery }: FeedItem): string {
  if (!isAvailable) return 'out_of_stock';
  return delivery?.productionDays ? 'backorder' : 'in_stock';
}

function fieldsOf(item: FeedItem, shop: FeedShop): Readonly<Record<string, Value | null>> {
  const [picture = null, ...others] = picturesOf(item, shop);
  const { dimensions, group, rating, unitPrice, generalMarketPrice } = item;
  const { site, policies } = shop;
  const returnDays = item.isMadeToMeasure ? null : shop.returnDays;
  const material = materialOf(item);
  return {
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: item.vsin,
    title: cutText(item.title, most.title),
    description: cutText(item.description.join('\n'), most.description),
    url: addressOf(item, shop),
    brand: cutText(item.brand, most.brand),
    seller_name: shop.name,
    image_url: picture,
    additional_image_urls: others,
    availability: availabilityOf(item),
    price: priced(generalMarketPrice ?? unitPrice),
    sale_price: generalMarketPrice ? priced(unitPrice) : null,
    target_countries: site.countries,
    store_country: site.defaultCountry,
    group_id: group.id,
    item_group_title: group.title,
    listing_has_variations: item.options.length > 0,
    color: optionOf(item, 'colour'),
    size: optionOf(item, 'size'),
    material: material && cutText(material, most.material),
    condition: 'new',
    product_category: pathOf(item),
    dimensions_unit: 'cm',
    width: dimensions.widthCm,
    length: dimensions.depthCm,
    height: dimensions.heightCm,
    weight: dimensions.weightKg,
    item_weight_unit: 'kg',
    shipping: site.countries.map((country) => `${country}:::${priced(item.deliveryCost)}`),
    seller_url: shop.home,
    seller_privacy_policy: policies.get('privacy') ?? null,
    seller_tos: policies.get('terms') ?? null,
    return_policy: policies.get('returns') ?? null,
    accepts_returns: returnDays !== null,
    return_deadline_in_days: returnDays,
    review_count: rating?.count ?? null,
    star_rating: rating ? decimal({ amount: rating.average * 100, currency: unitPrice.currency }) : null,
  };
}

const json: FeedFormat = {
  contentType: 'application/jsonl; charset=utf-8',
  sites: null,
  open: () => '',
  item: (item, shop) => {
    const known = Object.entries(fieldsOf(item, shop)).filter(([, value]) => value !== null);
    return `${JSON.stringify(Object.fromEntries(known))}\n`;
  },
  close: '',
};

/** The names of all fields, whatever an item has of them. */
const openaiFields = [
  ...['is_eligible_search', 'is_eligible_checkout', 'item_id', 'title', 'description', 'url', 'brand'],
  ...['seller_name', 'image_url', 'additional_image_urls', 'availability', 'price', 'sale_price'],
  ...['target_countries', 'store_country', 'group_id', 'item_group_title', 'listing_has_variations'],
  ...['color', 'size', 'material', 'condition', 'product_category', 'dimensions_unit', 'width', 'length'],
  ...['height', 'weight', 'item_weight_unit', 'shipping', 'seller_url', 'seller_privacy_policy'],
  ...['seller_tos', 'return_policy', 'accepts_returns', 'return_deadline_in_days', 'review_count'],
  'star_rating',
];

function cellOf(value: Value | null | undefined): string | number | null {
  if (value === null || value === undefined || typeof value === 'number') return value ?? null;
  return typeof value === 'object' ? value.join(',') : String(value);
}

const csv: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  sites: null,
  open: () => csvLine(openaiFields),
  item: (item, shop) => {
    const fields = fieldsOf(item, shop);
    return csvLine(openaiFields.map((name) => cellOf(fields[name])));
  },
  close: '',
};

export const openai = { json, csv };
