'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import { useConsent } from '@/lib/consent/use-consent';
import { LateMessages } from '@/lib/i18n/late-messages';
import { firstSegment } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { findOffer, type Offer, rememberOffer } from '@/lib/welcome/other-shop';

const OtherShopNote = lazy(() => withRetry(() => import('./other-shop-note')));

/** Where people buy or sign in. */
const quietPages = ['basket', 'checkout', 'checkout-callback', 'order-completed', 'auth'];

/**
 * Offers the shop of the visitor's country, or the other language of this one, in its own words; leads nobody anywhere.
 * Whoever has closed it, or gone there, is not asked again for half a year. Not while the question about consent stands
 * there.
 */
export default function OtherShop() {
  const site = useSite();
  const isAsked = useConsent().source === 'none';
  const isQuiet = quietPages.includes(firstSegment(usePathname()));
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    if (isAsked || isQuiet) return;
    let isLeft = false;
    void findOffer(site).then((found) => isLeft || setOffer(found));
    return () => {
      isLeft = true;
    };
  }, [site, isAsked, isQuiet]);

  if (!offer || isAsked || isQuiet) return null;
  return (
    <Suspense>
      <LateMessages namespaces={['otherShop']} edition={offer.edition}>
        <OtherShopNote
          offer={offer}
          onAnswer={() => rememberOffer(site, offer)}
          onClose={() => setOffer(null)}
        />
      </LateMessages>
    </Suspense>
  );
}
