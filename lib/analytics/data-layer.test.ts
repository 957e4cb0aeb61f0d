import { loadTagManager, openDataLayer, pushEvent, tellConsent } from './data-layer';

beforeEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

/** Commands as plain lists. */
const entries = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(Object(entry)) : entry,
  );

const refused = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  personalization_storage: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
};

test('everything optional is denied first, as the command that the tag manager reads', () => {
  openDataLayer();
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  expect(entries()).toEqual([['consent', 'default', refused]]);
});

test.each([
  ['statistics', ['analytics_storage']],
  ['personalisation', ['personalization_storage']],
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
] as const)('consent to %s grants its signals alone', (purpose, signals) => {
  tellConsent({ statistics: false, personalisation: false, marketing: false, [purpose]: true });
  const granted = Object.fromEntries(signals.map((name) => [name, 'granted']));
  expect(entries()).toEqual([['consent', 'update', { ...refused, ...granted }]]);
});

test('products of the event before are taken away first', () => {
  pushEvent({ name: 'favouriteClick', vsin: 'V1', action: 'add' });
  pushEvent({ name: 'logoClick', label: 'Linden', path: '/nl' });
  expect(entries()).toEqual([
    { ecommerce: null },
    {
      event: 'add_to_wishlist',
      action: 'add',
      ecommerce: { items: [{ item_id: 'V1', quantity: 1 }] },
      shop_event: 'favouriteClick',
    },
    { event: 'logo_click', link_text: 'Linden', link_path: '/nl', shop_event: 'logoClick' },
  ]);
});

test('a container is loaded once, and hears when', () => {
  const before = Date.now();
  const address = 'https://tags.example/gtm.js?id=GTM-TEST1';
  loadTagManager(address);
  loadTagManager(address);
  expect([...document.scripts].map(({ src }) => src)).toEqual([address]);
  expect(entries()).toEqual([{ event: 'gtm.js', 'gtm.start': expect.any(Number) }]);
  expect(Reflect.get(Object(entries()[0]), 'gtm.start')).toBeGreaterThanOrEqual(before);
});
