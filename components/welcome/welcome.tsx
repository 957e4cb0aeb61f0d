'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isBot } from '@/lib/bots/is-bot';
import { withRetry } from '@/lib/browser/with-retry';
import { useConsent } from '@/lib/consent/use-consent';
import type { WelcomePopup as Popup } from '@/lib/remote-config/models';
import { pageConfig } from '@/lib/remote-config/page-config';
import { firstSegment } from '@/lib/routes/paths';
import { isWebView } from '@/lib/routes/web-view';
import type { SiteRules } from '@/lib/sites/models';
import { useSite } from '@/lib/sites/use-site';
import { isQuietPage } from '@/lib/welcome/quiet-page';
import { rememberSeen, wasSeen } from '@/lib/welcome/seen';
import { isBusy, whenDue } from '@/lib/welcome/when-due';

const WelcomePopup = lazy(() => withRetry(() => import('./welcome-popup')));

async function popupFor(site: SiteRules): Promise<Popup | null> {
  if (isWebView() || (await isBot())) return null;
  const popup = (await pageConfig(site.code))?.welcomePopup ?? null;
  return popup && !wasSeen(site, popup.cacheKey) ? popup : null;
}

/**
 * The welcome popup (§4): once for each cache key, after the delay, which begins when consent has been decided. Not to
 * programs and apps, not on some pages, and never over another dialog or somebody who types.
 */
export default function Welcome() {
  const site = useSite();
  const isAsked = useConsent().source === 'none';
  const isQuiet = isQuietPage(firstSegment(usePathname()));
  const [popup, setPopup] = useState<Popup | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isAsked || isQuiet) return;
    let isLeft = false;
    let callOff = () => {};
    void popupFor(site).then((found) => {
      if (isLeft || !found) return;
      callOff = whenDue(
        found.delay,
        () => !isBusy(),
        () => {
          // Another tab may have been quicker.
          if (wasSeen(site, found.cacheKey)) return;
          rememberSeen(site, found.cacheKey, found.interval);
          setPopup(found);
          setOpen(true);
        },
      );
    });
    return () => {
      isLeft = true;
      callOff();
    };
  }, [site, isAsked, isQuiet]);

  return (
    popup && (
      <Suspense>
        <WelcomePopup popup={popup} isOpen={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
