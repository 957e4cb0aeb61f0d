'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { accountLinks } from '@/lib/account/links';
import { signedInOf } from '@/lib/auth/identity';
import { useIdentity } from '@/lib/auth/use-identity';
import { openConsentSettings } from '@/lib/consent/settings-request';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { SignOutButton } from './sign-out-button';

type Props = {
  id: string;
  /** Of the menu and its button; a press elsewhere closes the menu. */
  area: RefObject<HTMLElement | null>;
  onClose: () => void;
};

const row = 'flex min-h-11 w-full items-center px-5 text-left hover:bg-linen';

const buttonOf = (id: string) => document.querySelector<HTMLElement>(`[aria-controls="${id}"]`);

function useClosing({ id, area, onClose }: Props): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      buttonOf(id)?.focus();
      onClose();
    };
    const onOutside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) onClose();
    };
    const ears = new AbortController();
    const { signal } = ears;
    document.addEventListener('keydown', onKeyDown, { signal });
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, onOutside, { signal });
    return () => ears.abort();
  }, [id, area, onClose]);
}

export default function AccountMenuList(props: Props) {
  const { id, onClose } = props;
  useClosing(props);
  const t = useTranslations('account.menu');
  const site = useSite();
  const identity = useIdentity(site);
  const signedIn = signedInOf(identity);
  const links = signedIn
    ? accountLinks(site, signedIn.type, t)
    : [
        { title: t('signIn'), href: authPath(site.code, 'sign-in') },
        { title: t('signUp'), href: authPath(site.code, 'sign-up') },
      ];
  return (
    <nav
      id={id}
      aria-label={t('title')}
      className="fade-in absolute top-full right-0 z-30 w-60 rounded-md border border-sand bg-white py-2 shadow-float"
    >
      {signedIn && (
        <p className="truncate border-b border-sand px-5 pt-1 pb-2.5 text-sm text-stone">
          {t('greeting', { name: signedIn.firstName })}
        </p>
      )}
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <Link href={href} onClick={onClose} className={row}>
              {title}
            </Link>
          </li>
        ))}
        {signedIn && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              className={row}
              onClick={() => {
                // The dialog gives the focus back to what had it; this list is gone by then.
                buttonOf(id)?.focus();
                onClose();
                openConsentSettings();
              }}
            >
              {t('cookies')}
            </button>
          </li>
        )}
        {signedIn && (
          <li className="mt-2 border-t border-sand pt-2">
            <SignOutButton className={row} />
          </li>
        )}
      </ul>
    </nav>
  );
}
