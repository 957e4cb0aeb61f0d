'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useEffect, useState } from 'react';
import { isBot } from '@/lib/bots/is-bot';
import { withRetry } from '@/lib/browser/with-retry';
import { onSettingsAsked } from '@/lib/consent/settings-request';
import { useConsent } from '@/lib/consent/use-consent';
import { firstSegment } from '@/lib/routes/paths';
import { isWebView } from '@/lib/routes/web-view';
import { ConsentBanner } from './consent-banner';

const ConsentSettings = lazy(() => withRetry(() => import('./consent-settings')));

/**
 * Asks what the shop may do beyond what it needs. Nobody is asked who refuses by their browser, nor programs, nor apps
 * (which ask themselves), nor whoever is about to pay; for all of them nothing optional is allowed.
 */
export default function ConsentPart() {
  const { source } = useConsent();
  const pathname = usePathname();
  const [mayAsk, setMayAsk] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  useEffect(() => {
    let isLeft = false;
    if (!isWebView()) void isBot().then((bot) => isLeft || setMayAsk(!bot));
    return () => {
      isLeft = true;
    };
  }, []);
  useEffect(
    () =>
      onSettingsAsked(() => {
        setOpened(true);
        setOpen(true);
      }),
    [],
  );

  return (
    <>
      {mayAsk && source === 'none' && !firstSegment(pathname).startsWith('checkout') && <ConsentBanner />}
      {wasOpened && (
        <Suspense>
          <ConsentSettings isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
