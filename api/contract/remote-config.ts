import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { localisedSchema } from './catalogue.ts';
import { recommendStrategies } from './recommend-strategies.ts';

const maxEntries = 100;

function isFlags(value: unknown): value is Record<string, boolean> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((flag) => typeof flag === 'boolean')
  );
}

/** The keys of remote config (§3) that decide on content rather than on rules. Texts are per language. */
export const contentConfigFields = {
  /** Switches by name; one that is missing is off. */
  featureFlags: mixed(isFlags).required(),
  /** Lines in the facts of every product, e.g. where the wood comes from. */
  staticAttributes: array()
    .of(object({ code: string().required(), title: localisedSchema, value: localisedSchema }).required())
    .max(maxEntries)
    .required(),
  banners: array()
    .of(
      object({
        id: string().required(),
        text: localisedSchema,
        /** Path within the site. */
        link: string().nullable().defined(),
      }).required(),
    )
    .max(maxEntries)
    .required(),
  headerOptions: object({ showsShowrooms: boolean().required() }).required(),
  footerOptions: object({
    showsNewsletter: boolean().required(),
    showsOtherSites: boolean().required(),
  }).required(),
  faq: array()
    .of(object({ question: localisedSchema, answer: localisedSchema }).required())
    .max(maxEntries)
    .required(),
  /** Cities at the top of the list in checkout, in this order. */
  checkoutCityOrders: array().of(string().required()).max(maxEntries).required(),
  /** What the places for recommendations on the pages show. */
  personalisationWidgets: array()
    .of(
      object({
        widget: string().required(),
        strategy: string().oneOf(recommendStrategies).required(),
        limit: number().integer().min(1).max(24).required(),
      }).required(),
    )
    .max(maxEntries)
    .required(),
  /** Segments a visitor can be added to; empty allows any. */
  personalisationSegments: array().of(string().required()).max(maxEntries).required(),
  /** Keys of policies in the order of the footer; those not named come last. */
  policiesList: array().of(string().required()).max(maxEntries).required(),
};

export const remoteConfigSchema = object({
  ...contentConfigFields,
  maintenanceMode: boolean().required(),
  EXPRESS_DELIVERY_MAX_LIMIT: number().integer().required(),
  PRODUCT_NEW_PRODUCTS_MAX_DAY: number().integer().required(),
  PRODUCT_FREE_DELIVERY_LOWER_LIMIT: number().integer().required(),
  highlightOrder: array().of(string().required()).required(),
  highlightLimit: number().integer().required(),
  freeReturnDays: number().integer().required(),
  /** Percent of what is left of a product that orders may hold whose bank transfer has not come in yet. */
  wireStockShare: number().integer().min(0).max(100).required(),
  invalidZipCodePatterns: array().of(string().required()).required(),
  socialLinks: array()
    .of(object({ name: string().required(), url: string().required() }).required())
    .required(),
  appStoreLinks: array()
    .of(object({ name: string().required(), url: string().required() }).required())
    .required(),
}).required();
export type RemoteConfig = InferType<typeof remoteConfigSchema>;
