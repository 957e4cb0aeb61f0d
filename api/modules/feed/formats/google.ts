import { cutText } from '../../../contract/cut-text.ts';
import type { FeedItem } from '../../../contract/feed.ts';
import type { FeedFormat, FeedShop } from './format.ts';
import { addressOf, element, materialOf, optionOf, pathOf, picturesOf, priced } from './write.ts';

/** Product data specification of Google Merchant Center, as RSS 2.0. */

const most = { title: 150, description: 5000, pictures: 10 };

function availabilityOf({ isAvailable, delivery }: FeedItem, { dayIn }: FeedShop): string {
  if (!isAvailable) return element('g:availability', 'out_of_stock');
  const days = delivery?.productionDays ?? 0;
  if (days === 0) return element('g:availability', 'in_stock');
  return element('g:availability', 'backorder') + element('g:availability_date', dayIn(days));
}

/** The price from which it is reduced, and the one to pay. */
function pricesOf({ unitPrice, generalMarketPrice }: FeedItem): string {
  if (!generalMarketPrice) return element('g:price', priced(unitPrice));
  return element('g:price', priced(generalMarketPrice)) + element('g:sale_price', priced(unitPrice));
}

function shippingOf({ deliveryCost, delivery }: FeedItem, { site }: FeedShop): string {
  const days = delivery && {
    min: delivery.firstDay - delivery.productionDays,
    max: delivery.lastDay - delivery.productionDays,
  };
  const times =
    days &&
    [
      element('g:min_handling_time', delivery.productionDays),
      element('g:max_handling_time', delivery.productionDays),
      element('g:min_transit_time', days.min),
      element('g:max_transit_time', days.max),
    ].join('');
  return site.countries
    .map(
      (country) =>
        `<g:shipping>\n${element('g:country', country)}${element('g:price', priced(deliveryCost))}${times ?? ''}</g:shipping>\n`,
    )
    .join('');
}

function toItem(item: FeedItem, shop: FeedShop): string {
  const [picture = null, ...others] = picturesOf(item, shop);
  const { dimensions, group } = item;
  return [
    '<item>\n',
    element('g:id', item.vsin),
    element('g:title', cutText(item.title, most.title)),
    element('g:description', cutText(item.description.join('\n'), most.description)),
    element('g:link', addressOf(item, shop)),
    element('g:image_link', picture),
    ...others.slice(0, most.pictures).map((other) => element('g:additional_image_link', other)),
    availabilityOf(item, shop),
    pricesOf(item),
    element('g:brand', item.brand),
    element('g:condition', 'new'),
    // No number of a maker or of GS1 is known.
    element('g:identifier_exists', 'no'),
    element('g:item_group_id', group.id),
    element('g:color', optionOf(item, 'colour')),
    element('g:size', optionOf(item, 'size')),
    element('g:material', materialOf(item)),
    element('g:product_type', pathOf(item)),
    element('g:product_width', `${dimensions.widthCm} cm`),
    element('g:product_length', `${dimensions.depthCm} cm`),
    element('g:product_height', `${dimensions.heightCm} cm`),
    element('g:product_weight', `${dimensions.weightKg} kg`),
    element('g:shipping_weight', `${Math.round(item.shippingWeightKg * 100) / 100} kg`),
    shippingOf(item, shop),
    '</item>\n',
  ].join('');
}

export const google: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  sites: null,
  open: ({ name, home }) =>
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    element('title', name) +
    element('link', home) +
    element('description', name),
  item: toItem,
  close: '</channel>\n</rss>\n',
};
