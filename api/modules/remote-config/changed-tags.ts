import { isDeepStrictEqual } from 'node:util';
import type { RemoteConfig } from '../../contract/remote-config.ts';
import type { SiteCode } from '../../contract/sites.ts';

type Shown = 'everywhere' | 'nowhere' | readonly ('product' | 'listing' | 'template')[];

const onCards = ['product', 'listing', 'template'] as const;

/** Which pages show what follows from a key: those are made again when it changes. */
const shownOn: Readonly<Record<keyof RemoteConfig, Shown>> = {
  maintenanceMode: 'everywhere',
  featureFlags: 'everywhere',
  banners: 'everywhere',
  headerOptions: 'everywhere',
  footerOptions: 'everywhere',
  policiesList: 'everywhere',
  socialLinks: 'everywhere',
  appStoreLinks: 'everywhere',
  welcomePopup: 'everywhere',
  freeReturnDays: 'everywhere',
  // The line above the header may name it.
  PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 'everywhere',
  EXPRESS_DELIVERY_MAX_LIMIT: onCards,
  PRODUCT_NEW_PRODUCTS_MAX_DAY: onCards,
  highlightOrder: ['product'],
  highlightLimit: ['product'],
  staticAttributes: ['product'],
  faq: ['template'],
  personalisationWidgets: 'nowhere',
  personalisationSegments: 'nowhere',
  checkoutCityOrders: 'nowhere',
  invalidZipCodePatterns: 'nowhere',
  wireStockShare: 'nowhere',
};

function isKey(key: string): key is keyof RemoteConfig {
  return key in shownOn;
}

/**
 * What to publish when the config of a site has changed; empty when it has not. `config:nl` means every page,
 * `config:nl:calls` none: other instances still have to read the values again.
 */
export function changedTags(site: SiteCode, before: RemoteConfig, after: RemoteConfig): string[] {
  const keys = Object.keys(after)
    .filter(isKey)
    .filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (keys.length === 0) return [];
  const places = keys.map((key) => shownOn[key]);
  if (places.includes('everywhere')) return [`config:${site}`];
  const kinds = places.flatMap((place) => (typeof place === 'string' ? [] : place));
  return [`config:${site}:calls`, ...new Set(kinds.map((kind) => `${kind}:${site}`))];
}
