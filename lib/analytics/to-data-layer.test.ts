import { eventNames } from '@/api/contract/counts';
import { someEvents, someItem } from './testing/some-events';
import { toDataLayerEntry } from './to-data-layer';

const item = {
  item_id: 'V100101',
  item_name: 'Sofa Oslo',
  item_category: 'Banken',
  price: 1299,
  discount: 300,
  general_market_price: 1599,
  quantity: 2,
  delivery_days: 3,
};
const single = { ...item, quantity: 1 };
const listed = { ...single, index: 4 };
const sale = { currency: 'EUR', value: 2598, items: [item] };

/** What each of `someEvents` is pushed as. */
const expected: readonly Record<string, unknown>[] = [
  { event: 'user_dimensions', shop_event: 'userDimensions', user_type: 'Guest', site: 'nl' },
  {
    event: 'page_view',
    shop_event: 'pageView',
    page_kind: 'product',
    page_vsin: 'V100101',
    page_path: '/nl/sofa-oslo-p-V100101',
    language: 'nl-NL',
  },
  { event: 'view_search_results', shop_event: 'search', search_term: 'hoekbank' },
  {
    event: 'view_item',
    shop_event: 'productView',
    ecommerce: { currency: 'EUR', value: 1299, items: [single] },
  },
  {
    event: 'select_item',
    shop_event: 'productClick',
    ecommerce: { currency: 'EUR', item_list_id: 'category C11', items: [listed] },
  },
  {
    event: 'view_item_list',
    shop_event: 'productImpressions',
    ecommerce: { currency: 'EUR', item_list_id: 'category C11', items: [listed] },
  },
  { event: 'add_to_cart', shop_event: 'addToBasket', ecommerce: sale },
  { event: 'remove_from_cart', shop_event: 'removeFromBasket', ecommerce: sale },
  { event: 'view_cart', shop_event: 'checkoutStep', checkout_step: 1, ecommerce: sale },
  { event: 'begin_checkout', shop_event: 'checkoutStep', checkout_step: 2, ecommerce: sale },
  { event: 'add_shipping_info', shop_event: 'checkoutStep', checkout_step: 3, ecommerce: sale },
  {
    event: 'purchase',
    shop_event: 'orderConfirmation',
    ecommerce: {
      currency: 'EUR',
      value: 2647.5,
      transaction_id: 'LW-7K4-M9X-R39',
      tax: 459.48,
      shipping: 49.5,
      items: [item],
    },
  },
  {
    event: 'add_payment_info',
    shop_event: 'paymentMethodSelect',
    ecommerce: { currency: 'EUR', value: 2647.5, payment_type: 'ideal' },
  },
  {
    event: 'pay_click',
    shop_event: 'payClick',
    ecommerce: { currency: 'EUR', value: 2647.5, payment_type: 'ideal' },
  },
  { event: 'failed_payment', shop_event: 'failedPayment', payment_type: 'ideal', reason: 'cancelled' },
  { event: 'address_form', shop_event: 'addressForm', form_action: 'save', form_place: 'checkout' },
  { event: 'menu_click', shop_event: 'menuClick', link_text: 'Banken', link_path: '/nl/banken-c-C11' },
  { event: 'footer_click', shop_event: 'footerClick', link_text: 'Over ons', link_path: '/nl/about-us' },
  {
    event: 'social_click',
    shop_event: 'socialClick',
    link_text: 'Instagram',
    link_path: 'https://social.example/linden',
  },
  { event: 'logo_click', shop_event: 'logoClick', link_text: 'Linden', link_path: '/nl' },
  {
    event: 'add_to_wishlist',
    shop_event: 'favouriteClick',
    action: 'add',
    ecommerce: { items: [{ item_id: 'V100101', quantity: 1 }] },
  },
  {
    event: 'favourite_click',
    shop_event: 'favouriteClick',
    action: 'remove',
    ecommerce: { items: [{ item_id: 'V100101', quantity: 1 }] },
  },
  {
    event: 'variant_click',
    shop_event: 'variantClick',
    item_id: 'V100102',
    option: 'colour',
    option_value: 'Zand',
  },
];

test.each(someEvents.map((event, index) => [event.name, event, expected[index]] as const))(
  '%s is pushed with all it has to say',
  (_name, event, entry) => {
    expect(toDataLayerEntry(event)).toEqual(entry);
  },
);

test('there is an example of every event', () => {
  expect(new Set(someEvents.map(({ name }) => name))).toEqual(new Set(eventNames));
  expect(expected.length).toBe(someEvents.length);
});

test('what a place does not tell is left out, not nought', () => {
  const bare = { ...someItem, generalMarketPriceMinor: null, deliveryDays: null, category: null };
  expect(toDataLayerEntry({ name: 'productView', currency: 'EUR', item: bare })).toEqual({
    event: 'view_item',
    shop_event: 'productView',
    ecommerce: {
      currency: 'EUR',
      value: 2598,
      items: [{ item_id: 'V100101', item_name: 'Sofa Oslo', price: 1299, quantity: 2 }],
    },
  });
});
