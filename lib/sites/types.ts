import type { SiteContact } from '@/api/contract/site-contacts';

export type SiteFeatures = {
  visitShowroomsButton: boolean;
  notificationPreferences: boolean;
  franchise: boolean;
  /** Sends admins from checkout to the basket (§6). */
  adminCheckout: boolean;
  /** Shows the last order button beside a link to sign in. */
  loginBeforeCheckout: boolean;
};

export type SiteTexts = {
  name: string;
  /** Used as the title's suffix and, alone, where a page has no description (§5). */
  description: string;
  contact: SiteContact;
  features: SiteFeatures;
  /** Aliases of content pages in the footer; titles are messages under `footer.links.<key>`. */
  footer: {
    about: readonly FooterLink[];
    service: readonly FooterLink[];
  };
};
export type FooterLink = { key: string; alias: string };
