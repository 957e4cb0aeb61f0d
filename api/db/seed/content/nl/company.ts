/** What the Dutch pages say about the company and its conditions. Invented, but the same on every page. */
export const company = {
  name: 'Linden Wonen B.V.',
  street: 'Lindehof 12',
  city: '3542 LW Utrecht',
  country: 'Nederland',
  chamberOfCommerce: '90001234',
  vat: 'NL009000123B01',
  director: 'M. van der Linden',
  phone: '030 – 000 12 34',
  /** A number that cannot be assigned: local numbers never begin with 0. */
  phoneLink: 'tel:+31300001234',
  phoneHours: 'maandag tot en met vrijdag van 9.00 tot 18.00 uur, zaterdag van 10.00 tot 17.00 uur',
  email: 'service@linden-wonen.example',
  privacyEmail: 'privacy@linden-wonen.example',
  franchiseEmail: 'franchise@linden-wonen.example',
  jobsEmail: 'werken@linden-wonen.example',
  adviceEmail: 'advies@linden-wonen.example',
  updated: '1 november 2026',
} as const;

export const mailLink = (address: string) => `<a href="mailto:${address}">${address}</a>`;
export const phoneLink = `<a href="${company.phoneLink}">${company.phone}</a>`;
