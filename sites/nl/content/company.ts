import { headIn, company as holder } from '../../company.ts';
import { identity } from '../identity.ts';

const [street, city, country] = headIn('Nederland');

/** What the Dutch pages say about the company and its conditions. Invented, but the same on every page. */
export const company = {
  name: holder,
  street,
  city,
  country,
  chamberOfCommerce: '84120391',
  vat: 'NL863094712B01',
  director: 'M. van der Linden',
  phone: '030\u00a0000\u00a014\u00a020',
  /** A number that cannot be assigned: local numbers never begin with 0. */
  phoneLink: 'tel:+31300001420',
  phoneHours: 'maandag tot en met vrijdag van 9.00 tot 18.00 uur, zaterdag van 10.00 tot 17.00 uur',
  email: identity.contact.email,
  privacyEmail: 'privacy@lindenwonen.example',
  franchiseEmail: 'franchise@lindenwonen.example',
  jobsEmail: 'werken@lindenwonen.example',
  adviceEmail: 'advies@lindenwonen.example',
  updated: '1 november 2026',
} as const;

export const mailLink = (address: string) => `<a href="mailto:${address}">${address}</a>`;
export const phoneLink = `<a href="${company.phoneLink}">${company.phone}</a>`;
