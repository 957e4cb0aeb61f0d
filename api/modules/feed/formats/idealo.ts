import type { FeedItem } from '../../../contract/feed.ts';
import type { FeedFormat, FeedShop } from './format.ts';
import { addressOf, csvLine, decimal, materialOf, optionOf, pathOf, picturesOf } from './write.ts';

/** CSV in idealo's columns, which other price comparisons in euros are mapped from. What is sold out is no offer there. */

const idealoColumns = [
  ...['sku', 'brand', 'title', 'categoryPath', 'url', 'description', 'price', 'formerPrice'],
  ...['paymentCosts_credit_card', 'deliveryCosts_spedition', 'deliveryTime', 'imageUrls', 'colour', 'size'],
  ...['material', 'itemGroupId', 'condition'],
];

function toLine(item: FeedItem, shop: FeedShop): string | null {
  if (!item.delivery) return null;
  const { firstDay, lastDay } = item.delivery;
  return csvLine([
    item.vsin,
    item.brand,
    item.title,
    pathOf(item),
    addressOf(item, shop),
    item.description.join(' '),
    decimal(item.unitPrice),
    item.generalMarketPrice && decimal(item.generalMarketPrice),
    '0.00',
    decimal(item.deliveryCost),
    shop.workingDays(firstDay, lastDay),
    picturesOf(item, shop).join(';'),
    optionOf(item, 'colour'),
    optionOf(item, 'size'),
    materialOf(item),
    item.group.id,
    'NEW',
  ]);
}

export const idealo: FeedFormat = {
  contentType: 'text/csv; charset=utf-8',
  sites: ['nl', 'be', 'de'],
  open: () => csvLine(idealoColumns),
  item: toLine,
  close: '',
};
