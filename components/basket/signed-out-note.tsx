'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonStyles } from '@/components/ui/button-styles';
import { hasSessionEnded } from '@/lib/auth/ended-session';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

/** For a customer whose session has ended by itself: the basket is empty here, and theirs is not. */
export function SignedOutNote() {
  const t = useTranslations('basket');
  const site = useSite();
  const [hasEnded] = useState(() => hasSessionEnded(site));
  if (!hasEnded) return null;
  const { pathname, search } = window.location;
  return (
    <Alert title={t('signedOut')} className="mb-8">
      <a
        href={authPath(site.code, 'sign-in', pathname + search)}
        className={buttonStyles('primary', 'md', 'mt-3')}
      >
        {t('signedOutAction')}
      </a>
    </Alert>
  );
}
