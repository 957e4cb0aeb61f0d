import { listGoesWith } from '@/api/contract/calls/product';
import type { GoesWithCard } from '@/api/contract/goes-with-card';
import { browserApi } from '@/lib/api/browser';
import type { SiteRules } from '@/lib/sites/models';

export type { GoesWithCard };

/** Variants the API is asked about at once. */
const mostAsked = 24;

/** What goes with all of these together; the same for everyone, and without a token. @throws ApiFailure */
export async function goesWithCards(
  site: SiteRules,
  vsins: readonly string[],
): Promise<readonly GoesWithCard[]> {
  const query = { vsins: vsins.slice(0, mostAsked).join(',') };
  return browserApi(site).send(listGoesWith, { query, token: null });
}
