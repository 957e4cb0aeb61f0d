'use client';

import { cookieDialogId } from '@/components/consent/cookie-dialog';
import { Link } from '@/components/ui/link';
import { openDialog } from '@/components/ui/open-dialog';
import type { AccountLink } from '@/lib/account/links';
import { signedInOf } from '@/lib/auth/identity';
import { signOut } from '@/lib/auth/mutations';
import { useIdentity } from '@/lib/auth/use-identity';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';

export type AccountMenuTexts = {
  signIn: string;
  signUp: string;
  /** For whoever is signed in. */
  links: AccountLink[];
  cookies: string;
  signOut: string;
  /** Holds `{name}`. */
  greeting: string;
};
type Props = { id: string; label: string; texts: AccountMenuTexts; onFollow: () => void };

const row = 'flex min-h-11 w-full items-center px-5 text-left hover:bg-linen';

export default function AccountMenuList({ id, label, texts, onFollow }: Props) {
  const site = useSite();
  const identity = useIdentity(site);
  const signedIn = signedInOf(identity);
  const links = signedIn
    ? texts.links
    : [
        { title: texts.signIn, href: authPath(site.code, 'sign-in') },
        { title: texts.signUp, href: authPath(site.code, 'sign-up') },
      ];
  return (
    <nav
      id={id}
      aria-label={label}
      className="fade-in absolute top-full right-0 z-30 w-60 rounded-md border border-sand bg-white py-2 shadow-float"
    >
      {signedIn && (
        <p className="truncate border-b border-sand px-5 pt-1 pb-2.5 text-sm text-stone">
          {texts.greeting.replace('{name}', signedIn.firstName)}
        </p>
      )}
      <ul>
        {links.map(({ title, href }) => (
          <li key={href}>
            <Link href={href} onClick={onFollow} className={row}>
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
                document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
                onFollow();
                openDialog(cookieDialogId);
              }}
            >
              {texts.cookies}
            </button>
          </li>
        )}
        {signedIn && (
          <li className="mt-2 border-t border-sand pt-2">
            <button
              type="button"
              className={row}
              onClick={() => {
                onFollow();
                void signOut(site);
              }}
            >
              {texts.signOut}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
