'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { signOut } from '@/lib/auth/mutations';
import { useSite } from '@/lib/sites/use-site';

/** Turns until another page opens (§4); one press counts. */
export function SignOutButton({ className }: { className: string }) {
  const t = useTranslations('account.menu');
  const site = useSite();
  const [isSigningOut, setSigningOut] = useState(false);
  const start = () => {
    setSigningOut(true);
    void signOut(site);
  };
  return (
    <button
      type="button"
      aria-disabled={isSigningOut || undefined}
      aria-busy={isSigningOut || undefined}
      onClick={isSigningOut ? undefined : start}
      className={`${className} gap-2`}
    >
      {t('signOut')}
      {isSigningOut && <Spinner size={16} />}
    </button>
  );
}
