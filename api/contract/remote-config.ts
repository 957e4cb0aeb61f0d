import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { localisedSchema } from './catalogue.ts';
import { isFeatureFlags } from './feature-flags.ts';
import { recommendStrategies } from './recommend-strategies.ts';
import { lawfulReturnDays } from './return-days.ts';

const maxEntries = 100;
const pathPattern = /^\/(?!\/)\S*$/;

const pageLinks = array()
  .of(
    object({
      name: string().required(),
      url: string()
        .matches(/^https?:\/\/\S+$/)
        .required(),
    }).required(),
  )
  .max(maxEntries)
  .required();

/** Opens once a page has been looked at for a while (§3). */
const welcomePopupSchema = object({
  /** Another key shows the popup to those again who have seen the former one. */
  cacheKey: string()
    .matches(/^[\w-]{1,60}$/)
    .required(),
  /** CSS pixels. */
  popupWidth: number().integer().min(280).max(1200).required(),
  /** Its name, over the picture. */
  popupTitle: localisedSchema,
  /** A file of `public/media`, e.g. `/media/room-living.webp`. */
  image: string().matches(pathPattern).nullable().defined(),
  align: string().oneOf(['left', 'center', 'right']).required(),
  title: localisedSchema,
  description: localisedSchema,
  /** Milliseconds. */
  delay: number().integer().min(0).max(3_600_000).required(),
  /** Minutes until it may be shown again; -1 is never. */
  interval: number().integer().min(-1).required(),
});
export type WelcomePopup = InferType<typeof welcomePopupSchema>;

/** What pages show or need; anybody may read it. Texts are per language. */
const publicFields = {
  maintenanceMode: boolean().required(),
  featureFlags: mixed(isFeatureFlags).required(),
  /** Working days within which a product counts as quickly delivered. */
  EXPRESS_DELIVERY_MAX_LIMIT: number().integer().min(0).max(365).required(),
  /** Days; -1 never ends. */
  PRODUCT_NEW_PRODUCTS_MAX_DAY: number().integer().min(-1).max(3650).required(),
  /** Whole units of the currency; 0 delivers everything free of charge. */
  PRODUCT_FREE_DELIVERY_LOWER_LIMIT: number().integer().min(0).required(),
  freeReturnDays: number().integer().min(lawfulReturnDays).max(365).required(),
  highlightOrder: array().of(string().required()).max(maxEntries).required(),
  highlightLimit: number().integer().min(0).max(20).required(),
  invalidZipCodePatterns: array().of(string().required()).max(maxEntries).required(),
  /** Lines in the facts of every product, e.g. where the wood comes from. */
  staticAttributes: array()
    .of(object({ code: string().required(), title: localisedSchema, value: localisedSchema }).required())
    .max(maxEntries)
    .required(),
  /** Lines above the header, in the place of the offer there. */
  banners: array()
    .of(
      object({
        id: string().required(),
        text: localisedSchema,
        /** Path within the site. */
        link: string().matches(pathPattern).nullable().defined(),
      }).required(),
    )
    .max(maxEntries)
    .required(),
  headerOptions: object({ showsShowrooms: boolean().required() }).required(),
  footerOptions: object({
    showsNewsletter: boolean().required(),
    showsOtherSites: boolean().required(),
  }).required(),
  /** Further questions of the help centre; they come first there. */
  faq: array()
    .of(object({ question: localisedSchema, answer: localisedSchema }).required())
    .max(maxEntries)
    .required(),
  socialLinks: pageLinks,
  appStoreLinks: pageLinks,
  /** Null shows none. */
  welcomePopup: welcomePopupSchema.nullable().defined(),
};

export const publicConfigSchema = object(publicFields).required();
/** What pages know of the remote config. */
export type PublicConfig = InferType<typeof publicConfigSchema>;

export const remoteConfigSchema = object({
  ...publicFields,
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
  /** Percent of what is left of a product that orders may hold whose bank transfer has not come in yet. */
  wireStockShare: number().integer().min(0).max(100).required(),
}).required();
/** The keys of remote config (§3). */
export type RemoteConfig = InferType<typeof remoteConfigSchema>;

const keyNames = Object.keys(remoteConfigSchema.fields);

/** What staff sets of a site; any JSON that its key takes. */
export const configChangeSchema = object({
  key: string().oneOf(keyNames).required(),
  value: mixed().nullable().defined(),
});
/** One key of a site as it holds now. */
export const configValueSchema = object({
  key: string().oneOf(keyNames).required(),
  value: mixed().nullable().defined(),
  /** Whether staff has set it by the API; else it comes from Firebase, the file of the shop, or is the default. */
  isSetByStaff: boolean().required(),
});
