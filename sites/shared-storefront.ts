import type { FooterLink } from './site-types.ts';

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
