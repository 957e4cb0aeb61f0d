import type { FeedItem } from '../../../contract/feed.ts';
import type { FeedFormat, FeedShop } from './format.ts';
import { addressOf, decimal, element, picturesOf } from './write.ts';

/** Offer feed of Heureka.cz. What is sold out is no offer there. */

/** Heureka's name for a carrier of the shop's own. */
const ownTransport = 'VLASTNI_PREPRAVA';

function toItem(item: FeedItem, shop: FeedShop): string | null {
  if (!item.delivery) return null;
  const [picture = null, ...others] = picturesOf(item, shop);
  const path = item.breadcrumbs.map(({ title }) => title).join(' | ');
  return [
    '<SHOPITEM>\n',
    element('ITEM_ID', item.vsin),
    element('PRODUCTNAME', item.title),
    element('PRODUCT', item.title),
    element('DESCRIPTION', item.description.join('\n')),
    element('URL', addressOf(item, shop)),
    element('IMGURL', picture),
    ...others.map((other) => element('IMGURL_ALTERNATIVE', other)),
    element('PRICE_VAT', decimal(item.unitPrice)),
    element('MANUFACTURER', item.brand),
    element('CATEGORYTEXT', path),
    element('ITEMGROUP_ID', item.group.id),
    ...item.options.map(
      ({ title, value }) => `<PARAM>\n${element('PARAM_NAME', title)}${element('VAL', value)}</PARAM>\n`,
    ),
    element('DELIVERY_DATE', item.delivery.productionDays),
    `<DELIVERY>\n${element('DELIVERY_ID', ownTransport)}${element('DELIVERY_PRICE', decimal(item.deliveryCost))}</DELIVERY>\n`,
    '</SHOPITEM>\n',
  ].join('');
}

export const heureka: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  sites: ['cz'],
  open: () => '<?xml version="1.0" encoding="UTF-8"?>\n<SHOP>\n',
  item: toItem,
  close: '</SHOP>\n',
};
