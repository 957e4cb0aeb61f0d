import type { FeatureFlags } from '../api/contract/feature-flags.ts';
import type { subIntegrationTypes } from '../api/contract/payment-methods.ts';
import type { Language } from '../api/contract/sites.ts';
import type { MoneyStyle } from './money-styles.ts';

/** How amounts are written, by locale: one for each language of the site. */
export type SiteMoney = Readonly<Record<string, MoneyStyle>>;

/** The same in the other languages of the site; all are needed (`inLanguage`). */
export type Also<Words> = { also?: Readonly<Partial<Record<Language, Words>>> };

/** Who a shop is and how it is reached: in the footer, on the imprint and under every mail. */
export type Identity = {
  name: string;
  contact: {
    company: string;
    addressLines: readonly string[];
    /** As it is written where the shop sells. */
    phone: string;
    /** The same as it is called from anywhere (E.164): links of telephones take it. */
    phoneNumber: string;
    email: string;
    /** A line each. */
    openingHours: readonly string[];
    /** Trade register and VAT numbers as the imprint shows them. */
    registrations: readonly string[];
  };
};
export type SiteIdentity = Identity & Also<Identity>;

export type FooterLink = {
  key:
    | 'aboutUs'
    | 'showrooms'
    | 'franchise'
    | 'helpCentre'
    | 'imprint'
    | 'withdrawal'
    | 'interiorAdvice'
    | 'materials'
    | 'jobs';
  alias: string;
};

export type CampaignLink = { key: 'collections' | 'sale'; alias: string };

export type Storefront = {
  /** Used as the title's suffix and, alone, where a page has no description (§5). */
  description: string;
  /** Aliases of content pages in the footer; titles are messages under `footer.links.<key>`. */
  footer: { about: readonly FooterLink[]; service: readonly FooterLink[] };
  /** Campaign pages in the menu; titles are messages under `layout.campaigns.<key>`. */
  campaigns: readonly CampaignLink[];
};
export type SiteStorefront = Storefront & Also<Storefront>;

/** Minor units of the site's currency. */
export type DeliveryRates = { parcel: number; furniture: number; placement: number };

export type SiteCommerce = {
  /**
   * Whose VAT prices contain (Directive 2006/112/EC, art. 33 and 59c): the country's to which goods go, or, as long as
   * sales abroad stay below € 10,000 a year in all, and where nothing is delivered abroad, the site's own.
   */
  vatOf: 'destination' | 'own';
  /** As they are shown, in this order. */
  paymentMethods: readonly (typeof subIntegrationTypes)[number][];
  /** Minor units; gift cards of these are sold and taken. Left out where there are none. */
  giftCardAmounts?: readonly number[];
  /** Where bank transfers go. */
  bankAccount: { holder: string; iban: string; bic: string };
  delivery: DeliveryRates;
  /** Working days until a letter with samples has come, first and last. */
  letterDays: readonly [first: number, last: number];
  /** Whether those who place new furniture take old along for nothing; the pages of the shop say so. */
  takesOldFurniture?: true;
  /** In whole units of the currency, unless remote config gives another (PRODUCT_FREE_DELIVERY_LOWER_LIMIT). */
  freeDeliveryFrom: number;
  /** Where they differ from those of every shop; remote config has the last word. */
  flags?: Partial<FeatureFlags>;
  /** Prices of the sample catalogue against those of nl in euros. */
  priceLevel: number;
  /**
   * Working days to the last day that is promised, within which everything must come that is not made to the buyer's own
   * measure; what takes longer to make is sold from stock alone. Left out where no law sets an end.
   */
  mostDeliveryDays?: number;
  /** Businesses have no right of withdrawal (Directive 2011/83/EU art. 2, 9). */
  sellsTo: 'consumers' | 'businesses';
};
