'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { signedInOf } from '@/lib/auth/identity';
import { useIdentity } from '@/lib/auth/use-identity';
import { takeWelcome } from '@/lib/auth/welcome';
import { notify } from '@/lib/notifications/notify';
import { useSite } from '@/lib/sites/use-site';

/**
 * The initial of whoever is signed in, over the person of the header; somebody new is welcomed. No pointer meets it: React
 * would tell of a press here and not to the button around it, which it is not a child of.
 */
export default function SignedInMark() {
  const t = useTranslations('welcome');
  const site = useSite();
  const pathname = usePathname();
  const name = signedInOf(useIdentity(site))?.firstName.trim();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another header.
  useEffect(() => setPlace(document.querySelector<HTMLElement>('button [data-account-mark]')), [pathname]);
  useEffect(() => {
    if (name && takeWelcome(site)) notify('success', t('signedUp', { name }), { length: 'long' });
  }, [name, site, t]);
  if (!name || !place) return null;
  return createPortal(
    <>
      <span className="sr-only">, {t('signedInAs', { name })}</span>
      <span
        aria-hidden="true"
        className="fade-in pointer-events-none absolute inset-1.5 grid place-items-center rounded-full bg-linden text-sm font-semibold text-white"
      >
        {[...name][0]?.toLocaleUpperCase(site.locale)}
      </span>
    </>,
    place,
  );
}
