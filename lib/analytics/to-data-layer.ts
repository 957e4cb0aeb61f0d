import type { EventItem, EventName, ListedItem, ShopEvent } from './events';

/** What is pushed to the data layer: `event` is Google Analytics 4's name of it, `shop_event` the specification's. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;
type Named<N extends EventName> = Extract<ShopEvent, { name: N }>;

/** Google wants amounts in major units; every currency of the shop has a hundred minor ones. */
const toMajor = (minor: number) => minor / 100;

/** §3: productVsin, productTitle, quantity, unitPrice, generalMarketPrice, deliveryDay, category. */
function toItem(item: EventItem | ListedItem): DataLayerEntry {
  const { unitPriceMinor: price, generalMarketPriceMinor: market, deliveryDays, category } = item;
  const reduced = market === null ? 0 : Math.max(0, market - price);
  return {
    item_id: item.vsin,
    item_name: item.title,
    price: toMajor(price),
    quantity: item.quantity,
    ...(category === null ? {} : { item_category: category }),
    ...(reduced > 0 ? { discount: toMajor(reduced) } : {}),
    ...(market === null ? {} : { general_market_price: toMajor(market) }),
    ...(deliveryDays === null ? {} : { delivery_days: deliveryDays }),
    ...('index' in item ? { index: item.index } : {}),
  };
}

type Sale = { currency: string; valueMinor: number; items: readonly EventItem[] };

function toEcommerce({ currency, valueMinor, items }: Sale, more: DataLayerEntry = {}): DataLayerEntry {
  return { ecommerce: { currency, value: toMajor(valueMinor), ...more, items: items.map(toItem) } };
}

function toListed(list: string, currency: string, items: readonly ListedItem[]): DataLayerEntry {
  return { ecommerce: { currency, item_list_id: list, items: items.map(toItem) } };
}

const lineMinor = ({ unitPriceMinor, quantity }: EventItem) => unitPriceMinor * quantity;

function ofOneItem(event: Named<'productView' | 'addToBasket' | 'removeFromBasket'>): DataLayerEntry {
  const { currency, item } = event;
  return toEcommerce({ currency, valueMinor: lineMinor(item), items: [item] });
}

const stepNames = { 1: 'view_cart', 2: 'begin_checkout', 3: 'add_shipping_info' } as const;

function ofClick({ label, path }: { label: string; path: string }): DataLayerEntry {
  return { link_text: label, link_path: path };
}

/** One for each event: the name by which it is pushed, and what it says beside it. */
const writers: { [N in EventName]: (event: Named<N>) => DataLayerEntry } = {
  pageView: ({ kind, vsin, path, language }) => ({
    event: 'page_view',
    page_kind: kind,
    page_path: path,
    ...(vsin === null ? {} : { page_vsin: vsin }),
    language,
  }),
  userDimensions: ({ userType, site }) => ({ event: 'user_dimensions', user_type: userType, site }),
  search: ({ term }) => ({ event: 'view_search_results', search_term: term }),
  productView: (event) => ({ event: 'view_item', ...ofOneItem(event) }),
  productClick: ({ list, currency, item }) => ({ event: 'select_item', ...toListed(list, currency, [item]) }),
  productImpressions: ({ list, currency, items }) => ({
    event: 'view_item_list',
    ...toListed(list, currency, items),
  }),
  addToBasket: (event) => ({ event: 'add_to_cart', ...ofOneItem(event) }),
  removeFromBasket: (event) => ({ event: 'remove_from_cart', ...ofOneItem(event) }),
  checkoutStep: (event) => ({
    event: stepNames[event.step],
    checkout_step: event.step,
    ...toEcommerce(event),
  }),
  orderConfirmation: (event) => ({
    event: 'purchase',
    ...toEcommerce(event, {
      transaction_id: event.orderNumber,
      tax: toMajor(event.taxMinor),
      shipping: toMajor(event.shippingMinor),
    }),
  }),
  paymentMethodSelect: ({ method, currency, valueMinor }) => ({
    event: 'add_payment_info',
    ecommerce: { currency, value: toMajor(valueMinor), payment_type: method },
  }),
  payClick: ({ method, currency, valueMinor }) => ({
    event: 'pay_click',
    ecommerce: { currency, value: toMajor(valueMinor), payment_type: method },
  }),
  failedPayment: ({ method, reason }) => ({ event: 'failed_payment', payment_type: method, reason }),
  addressForm: ({ action, place }) => ({ event: 'address_form', form_action: action, form_place: place }),
  menuClick: (event) => ({ event: 'menu_click', ...ofClick(event) }),
  footerClick: (event) => ({ event: 'footer_click', ...ofClick(event) }),
  socialClick: (event) => ({ event: 'social_click', ...ofClick(event) }),
  logoClick: (event) => ({ event: 'logo_click', ...ofClick(event) }),
  favouriteClick: ({ vsin, action }) => ({
    event: action === 'add' ? 'add_to_wishlist' : 'favourite_click',
    action,
    ecommerce: { items: [{ item_id: vsin, quantity: 1 }] },
  }),
  variantClick: ({ vsin, option, value }) => ({
    event: 'variant_click',
    item_id: vsin,
    option,
    option_value: value,
  }),
};

function write<N extends EventName>(name: N, event: Named<N>): DataLayerEntry {
  return writers[name](event);
}

export function toDataLayerEntry(event: ShopEvent): DataLayerEntry {
  return { ...write(event.name, event), shop_event: event.name };
}
