'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { SettingsButton } from '@/components/consent/settings-button';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { accountLinks, isKeptFrom } from '@/lib/account/links';
import { signedInOf } from '@/lib/auth/identity';
import { useIsLeaving } from '@/lib/auth/leaving';
import { useIdentity } from '@/lib/auth/use-identity';
import { QueryProvider } from '@/lib/react-query/query-provider';
import { authPath } from '@/lib/routes/paths';
import { useSite } from '@/lib/sites/use-site';
import { SignOutButton } from './sign-out-button';
import { useCurrentInView } from './use-current-in-view';

const row = 'flex min-h-11 w-full items-center rounded-md px-3 text-left whitespace-nowrap hover:bg-linen';

/** In place of a page whose calls the API would refuse (§6): to ask once more would change nothing. */
function Denied() {
  const t = useTranslations('account.denied');
  return (
    <>
      <h1 className="heading text-3xl">{t('title')}</h1>
      <p className="reading-width mt-4 text-stone">{t('text')}</p>
    </>
  );
}

/**
 * Side menu and content of the pages under `/account`. Whoever is not signed in is asked to do so; the calls check it
 * themselves. As high as the window from the start, so that what arrives moves no footer in it.
 * @param help stands below the menu, drawn by the server
 */
export function AccountFrame({ help, children }: { help?: ReactNode; children: ReactNode }) {
  const t = useTranslations('account.menu');
  const tAccount = useTranslations('account');
  const site = useSite();
  const router = useRouter();
  const pathname = usePathname();
  const identity = useIdentity(site);
  const signedIn = signedInOf(identity);
  const isLeaving = useIsLeaving();
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, pathname, Boolean(signedIn));
  const isGuest = identity !== undefined && !signedIn && !isLeaving;
  useEffect(() => {
    // With its query: it may name what the page is about.
    if (isGuest) router.replace(authPath(site.code, 'sign-in', pathname + window.location.search));
  }, [isGuest, pathname, router, site.code]);

  if (!signedIn)
    return (
      <div role="status" className="page-width grid min-h-dvh content-start gap-6 py-12">
        <span className="sr-only">{!isLeaving && tAccount('loading')}</span>
        <Skeleton className="h-10 max-w-xs" />
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="page-width grid min-h-[calc(100dvh-9rem)] grid-cols-[minmax(0,1fr)] content-start gap-x-14 gap-y-8 py-8 md:grid-cols-[14rem_minmax(0,1fr)] md:py-12">
      <div className="no-print max-md:contents">
        <nav aria-label={t('title')} className="no-print max-md:-mx-(--spacing-gutter) md:-ml-3">
          <p className="mb-3 px-3 text-sm text-stone max-md:hidden">
            {t('greeting', { name: signedIn.firstName })}
          </p>
          <ul
            ref={list}
            className="no-scrollbar relative flex gap-1 max-sm:fade-ends max-sm:overflow-x-auto sm:max-md:flex-wrap sm:max-md:px-[calc(var(--spacing-gutter)-0.75rem)] md:grid"
          >
            {accountLinks(site, signedIn.type, t).map(({ href, title }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={pathname === href ? 'page' : undefined}
                  className={`${row} aria-[current]:bg-linen aria-[current]:font-medium`}
                >
                  {title}
                </Link>
              </li>
            ))}
            <li>
              <SettingsButton className={row}>{t('cookies')}</SettingsButton>
            </li>
            <li>
              <SignOutButton className={row} />
            </li>
          </ul>
        </nav>
        {help}
      </div>
      <div className="min-w-0">
        {isKeptFrom(signedIn.type, site.code, pathname) ? (
          <Denied />
        ) : (
          // What one customer has begun to fill in is nothing for the next, who may sign in from another tab.
          <QueryProvider key={signedIn.sub}>{children}</QueryProvider>
        )}
      </div>
    </div>
  );
}
