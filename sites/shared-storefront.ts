import type { FooterLink, SiteFeatures } from './site-types.ts';

export const noFeatures: SiteFeatures = {
  visitShowroomsButton: false,
  adminCheckout: false,
};

const about: readonly FooterLink[] = [
  { key: 'aboutUs', alias: 'about-us' },
  { key: 'showrooms', alias: 'showrooms' },
  { key: 'franchise', alias: 'linden-franchise' },
];
const service: readonly FooterLink[] = [
  { key: 'helpCentre', alias: 'help-centre' },
  { key: 'imprint', alias: 'imprint' },
];
/** Pages that every shop has. */
export const footer = { about, service };
