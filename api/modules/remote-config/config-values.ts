import { highlightCodes } from '../../contract/catalogue.ts';
import { type RemoteConfig, remoteConfigSchema } from '../../contract/remote-config.ts';

/** What holds when a key is set nowhere (§9). Prices are in whole units of the site's currency. */
export const defaultConfig: RemoteConfig = {
  maintenanceMode: false,
  EXPRESS_DELIVERY_MAX_LIMIT: 20,
  PRODUCT_NEW_PRODUCTS_MAX_DAY: -1,
  PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 0,
  highlightOrder: [...highlightCodes],
  highlightLimit: 6,
  freeReturnDays: 14,
  wireStockShare: 50,
  invalidZipCodePatterns: [],
  featureFlags: {},
  staticAttributes: [],
  banners: [],
  headerOptions: { showsShowrooms: true },
  footerOptions: { showsNewsletter: true, showsOtherSites: true },
  faq: [],
  checkoutCityOrders: [],
  personalisationWidgets: [],
  personalisationSegments: [],
  policiesList: [],
  socialLinks: [],
  appStoreLinks: [],
};
export const configKeys = Object.keys(defaultConfig);

function isPattern(source: string): boolean {
  try {
    return source.length <= 200 && new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Remote values are text; each must be JSON of the type its key asks for. Keys without a value take the default.
 * @throws ValidationError when a value has the wrong type, so that the caller keeps what it had
 */
export function toRemoteConfig(textOf: (key: string) => string | undefined): RemoteConfig {
  const values = Object.fromEntries(
    configKeys.flatMap((key) => {
      const text = textOf(key);
      return text === undefined || text === '' ? [] : [[key, parseValue(text)]];
    }),
  );
  const config = remoteConfigSchema.validateSync({ ...defaultConfig, ...values }, { strict: true });
  return { ...config, invalidZipCodePatterns: config.invalidZipCodePatterns.filter(isPattern) };
}
