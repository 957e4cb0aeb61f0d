import { findNotice } from '../../../config/notices/notices.ts';
import { consumerRules } from '../../../sites/consumer-rules.ts';
import { type Guarantee, leastGuaranteeMonths, type StoredGuarantee } from '../../contract/proof.ts';
import type { SiteRules } from '../../contract/sites.ts';

/** What a site says of a maker's guarantee, with the label of the product where the owner has put it (decision 47). */
export function toGuarantee(
  stored: StoredGuarantee | null,
  productCode: string | null,
  { code }: Pick<SiteRules, 'code'>,
): Guarantee {
  if (!stored || stored.months < leastGuaranteeMonths || !consumerRules[code].harmonisedNotices) return null;
  const label = productCode === null ? null : findNotice(`garan-${productCode}`, 'page');
  return { ...stored, label: label && `/notices/${label.name}` };
}
