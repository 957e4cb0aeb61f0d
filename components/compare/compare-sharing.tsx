'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { passOnLink } from '@/lib/basket/pass-on-link';
import { takeLostFocus } from '@/lib/browser/take-lost-focus';
import { compareOnly } from '@/lib/compare/store';
import { useCompared } from '@/lib/compare/use-compared';
import { notify } from '@/lib/notifications/notify';
import { comparePath } from '@/lib/routes/compare-paths';
import { useSite } from '@/lib/sites/use-site';
import { comparedId } from './compared-id';

type Props = { vsins: readonly string[] };

/** Hands on the address, which is the comparison. */
export function ShareComparison({ vsins }: Props) {
  const t = useTranslations('comparePage.actions');
  const site = useSite();
  async function share(): Promise<void> {
    try {
      const url = new URL(comparePath(site.code, vsins), window.location.origin).href;
      if ((await passOnLink(url, t('shareTitle'))) === 'copied') notify('success', t('shareCopied'));
    } catch {
      notify('error', t('shareFailed'));
    }
  }
  return (
    <Button variant="secondary" size="sm" className="max-sm:px-3" onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}

/** Of a comparison that somebody else has made: takes it over, or leads to the visitor's own. Below all, as it comes late. */
export function OwnOrShared({ vsins }: Props) {
  const t = useTranslations('comparePage.actions');
  const site = useSite();
  const own = useCompared();
  const shown = useRef(vsins.length);
  useEffect(() => {
    if (shown.current !== vsins.length) takeLostFocus(document.getElementById(comparedId));
    shown.current = vsins.length;
  }, [vsins.length]);
  const takeOver = () => {
    document.getElementById(comparedId)?.focus({ preventScroll: true });
    compareOnly(site, vsins);
  };
  if (!own || vsins.every((vsin) => own.includes(vsin))) return null;
  return (
    <div className="no-print mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{t('shared')}</p>
      <Button variant="secondary" size="sm" onClick={takeOver}>
        {t('keep')}
      </Button>
      {own.length > 0 && (
        <Link href={comparePath(site.code, own)} className="underline underline-offset-4 hover:decoration-2">
          {t('own')}
        </Link>
      )}
    </div>
  );
}
