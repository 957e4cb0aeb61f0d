import type { SiteCode } from '../../contract/sites.ts';

/** Who is paid, as the provider names it. */
export const shopNames: Readonly<Record<SiteCode, string>> = {
  nl: 'Linden Wonen',
  be: 'Linden Wonen België',
  de: 'Linden Wohnen',
  uk: 'Linden Home',
  cz: 'Linden Domov',
  tr: 'Linden Ev',
  b2bTr: 'Linden İş',
};
