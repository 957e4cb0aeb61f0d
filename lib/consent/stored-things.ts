/**
 * What the shop keeps in the browser because it cannot do without, as the settings of consent name it, with the names it is
 * kept under. Cookies among them, and what belongs to one tab.
 */
export const storedThings = {
  session: ['token', 'refresh-token', 'session-ended'],
  basket: [
    'checkout-address',
    'checkout-note',
    'checkout-choices',
    'open-order',
    'order-attempts',
    'saved-lines',
    'withdrawal',
    'samples',
    'wallet-purchase',
  ],
  giftCard: ['gift-card', 'gift-card-attempt'],
  chat: ['chat'],
  favourites: ['favourites', 'favourite-lists'],
  compare: ['compare'],
  role: ['linden-role'],
  window: ['linden-window'],
  app: ['linden.webview'],
  reloaded: ['linden.reloaded'],
  choice: ['linden.consent', 'told-consent'],
  notices: ['popup', 'welcome'],
} as const;
