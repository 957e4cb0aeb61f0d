import { ValidationError } from 'yup';
import { siteCommerce } from '../../../sites/commerce.ts';
import { highlightCodes } from '../../contract/catalogue.ts';
import { featureFlags } from '../../contract/feature-flags.ts';
import { type RemoteConfig, remoteConfigSchema } from '../../contract/remote-config.ts';
import type { SiteCode } from '../../contract/sites.ts';

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
  featureFlags,
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
  welcomePopup: null,
};
export const configKeys = Object.keys(defaultConfig);

/** Texts by key from one place, such as Firebase; undefined or empty where it says nothing. */
export type ConfigTexts = (key: string) => string | undefined;
export type WrongValue = { key: string; reason: string };

function isPattern(source: string): boolean {
  try {
    return source.length <= 200 && new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

function badPatterns(key: string, value: unknown): unknown[] {
  if (key !== 'invalidZipCodePatterns' || !Array.isArray(value)) return [];
  return value.filter((pattern) => typeof pattern === 'string' && !isPattern(pattern));
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const popupDefaults = { popupWidth: 500, image: null, align: 'center', delay: 0, interval: -1 };

/** Values may leave out what has a default; flags of others, such as an app, are none of ours. */
function complete(key: string, value: unknown, site: SiteCode): unknown {
  if (key === 'welcomePopup' && isObject(value)) return { ...popupDefaults, ...value };
  if (key !== 'featureFlags' || !isObject(value)) return value;
  const own = Object.entries(value).filter(([name]) => Object.hasOwn(featureFlags, name));
  return { ...featureFlags, ...siteCommerce[site].flags, ...Object.fromEntries(own) };
}

/**
 * The value a text means for a key of one site.
 * @throws ValidationError when it is not of the type its key asks for
 */
export function toConfigValue(key: string, value: unknown, site: SiteCode): unknown {
  const whole = complete(key, value, site);
  remoteConfigSchema.validateSyncAt(key, { [key]: whole }, { strict: true });
  const bad = badPatterns(key, whole)[0];
  if (bad !== undefined) throw new ValidationError(`${key} has a pattern nobody can search by`, bad, key);
  return whole;
}

/**
 * What the sources say, the first one that says something of a key; each text must be JSON of the type its key asks for.
 * A wrong one is told, and the next source, at last the default, takes its place.
 */
export function toRemoteConfig(
  site: SiteCode,
  ...sources: readonly ConfigTexts[]
): { config: RemoteConfig; wrong: WrongValue[] } {
  const wrong: WrongValue[] = [];
  /** The good patterns go on refusing what nobody delivers to. */
  const withoutBad = (key: string, value: unknown): unknown => {
    const bad = badPatterns(key, value);
    for (const pattern of bad) wrong.push({ key, reason: `"${pattern}" is no pattern` });
    return bad.length > 0 && Array.isArray(value) ? value.filter((entry) => !bad.includes(entry)) : value;
  };
  const valueFor = (key: string): unknown => {
    for (const textOf of sources) {
      const text = textOf(key);
      if (text === undefined || text === '') continue;
      try {
        return toConfigValue(key, withoutBad(key, parseValue(text)), site);
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        wrong.push({ key, reason: error.message });
      }
    }
    return key === 'featureFlags' ? complete(key, {}, site) : Reflect.get(defaultConfig, key);
  };
  const values = Object.fromEntries(configKeys.map((key) => [key, valueFor(key)]));
  return { config: remoteConfigSchema.validateSync(values, { strict: true }), wrong };
}
