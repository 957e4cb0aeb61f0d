import type { SiteCode } from '../../api/contract/sites.ts';
import { consumerRules } from '../../sites/consumer-rules.ts';
import { siteRules } from '../../sites/rules.ts';
import { findNotice } from './notices.ts';

/** A sentence for whoever starts the shop, while words stand in for a graphic that the law prescribes; null when all are there. */
export function tellMissingNotices(sites: readonly SiteCode[], root = process.cwd()): string | null {
  const needed = sites
    .filter((site) => consumerRules[site].harmonisedNotices)
    .flatMap((site) => siteRules[site].languages);
  const missing = [...new Set(needed)].filter((language) => !findNotice(language, 'page', root));
  if (missing.length === 0) return null;
  return (
    `The official notice on the legal guarantee (Regulation (EU) 2025/1960) is missing: put it into config/notices as ` +
    `${missing.map((language) => `${language}.svg`).join(', ')}. Until then the shop says the same in words.`
  );
}
