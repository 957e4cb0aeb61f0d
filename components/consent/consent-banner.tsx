'use client';

import { useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { focusPage } from '@/lib/browser/focus-page';
import { usePlaceBeforePage } from '@/lib/browser/use-place-before-page';
import { allAllowed, type Choices, noneAllowed } from '@/lib/consent/purposes';
import { openConsentSettings } from '@/lib/consent/settings-request';
import { decide } from '@/lib/consent/store';

/** What had the focus is gone with the banner. */
function choose(choices: Choices): void {
  focusPage();
  decide(choices);
}

/** At the lower edge, above the bar that buys; it neither takes the focus nor keeps anybody from reading. */
export function ConsentBanner() {
  const t = useTranslations('consent');
  const place = usePlaceBeforePage();
  return (
    place &&
    createPortal(
      <section
        aria-labelledby="consent-title"
        className="bottom-notice no-print fade-in fixed inset-x-0 z-5 max-h-[45dvh] overflow-y-auto border-t border-sand bg-white p-4 shadow-float md:inset-x-auto md:left-6 md:w-110 md:rounded-lg md:border md:p-5"
      >
        <h2 id="consent-title" className="font-semibold">
          {t('bannerTitle')}
        </h2>
        <p className="mt-1 text-sm text-stone">{t('bannerText')}</p>
        <div className="mt-3 grid grid-cols-2 gap-3">
          <Button className="px-3 text-sm" onClick={() => choose(noneAllowed)}>
            {t('reject')}
          </Button>
          <Button className="px-3 text-sm" onClick={() => choose(allAllowed)}>
            {t('accept')}
          </Button>
        </div>
        <Button variant="quiet" className="mt-1 -mb-1.5" aria-haspopup="dialog" onClick={openConsentSettings}>
          {t('adjust')}
        </Button>
      </section>,
      place,
    )
  );
}
