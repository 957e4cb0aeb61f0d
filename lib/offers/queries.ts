import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listOfferCards } from '@/api/contract/calls/offers';
import { withSession } from '@/lib/auth/session';
import { withRetry } from '@/lib/browser/with-retry';
import { mayHaveConsent } from '@/lib/consent/may-have-consent';
import type { SiteRules } from '@/lib/sites/models';
import type { OfferModel } from './models';
import { toOffers } from './to-offers';

/** The basket is drawn after its offers, so it does not wait longer than this to hear who asks. */
const segmentsWithinMs = 500;

/** The groups the visitor is in; none for whoever does not allow it, and when they cannot be had in time. */
async function readSegments(site: SiteRules): Promise<readonly string[]> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), segmentsWithinMs);
  });
  const found = withRetry(() => import('@/lib/personalisation/visitor')).then(({ findVisitor }) =>
    findVisitor(site),
  );
  const visitor = await Promise.race([found, late]);
  return visitor?.segments ?? [];
}

/** Offer cards for a basket of this worth, null for none (§7, placement `basketTop`); while they change, those before stay. */
export function basketOffersQuery(site: SiteRules, subTotalMinor: number | null) {
  const isPersonal = mayHaveConsent('personalisation');
  return queryOptions<OfferModel[]>({
    queryKey: ['basket-offers', site.code, subTotalMinor, isPersonal],
    queryFn: async () => {
      const segments = isPersonal ? await readSegments(site).catch(() => []) : [];
      const where = [`b:${subTotalMinor}`, ...(segments.length > 0 ? [`s:${segments.join(',')}`] : [])].join(
        ';',
      );
      const cards = await withSession(site, (api) => api.send(listOfferCards, { query: { where } }));
      return toOffers(cards, 'basketTop', site.code);
    },
    enabled: subTotalMinor !== null,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}
