import type { Language, SiteCode } from '../api/contract/sites.ts';

type ConsumerRules = {
  /**
   * Whether pages and mails bear the harmonised notice on the legal guarantee and, for goods whose maker guarantees more,
   * the label GARAN (Directive 2011/83/EU art. 5(1)(e) and (ea), 6(1)(l) and (la), 22a; Regulation (EU) 2025/1960): where
   * consumers of the Union buy.
   */
  harmonisedNotices: boolean;
};

/** What the law of consumers asks of a site alone: a switch each, to be set by whoever has read the law of the country. */
export const consumerRules: Readonly<Record<SiteCode, ConsumerRules>> = {
  nl: { harmonisedNotices: true },
  be: { harmonisedNotices: true },
  de: { harmonisedNotices: true },
  uk: { harmonisedNotices: false },
  cz: { harmonisedNotices: true },
  tr: { harmonisedNotices: false },
  b2bTr: { harmonisedNotices: false },
};

/** Where the notice leads, by its code and by this link. */
export function yourEurope(language: Language): string {
  return `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${language}.htm`;
}
