import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BlankHeader } from '@/components/layout/blank-header';
import { contentId } from '@/components/layout/content-id';
import { SkipLink } from '@/components/layout/skip-link';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { homePath } from '@/lib/routes/paths';
import { currentSite } from '@/lib/sites/current';
import { editions } from '@/sites/editions';

/** These pages need no API, so they are ready from the build on. */
export function generateStaticParams(): { site: string }[] {
  return editions.map(({ code }) => ({ site: code }));
}

/** Pages under `/auth`: a blank header and nothing that leads away (§2). */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  const [site, layout, auth] = await Promise.all([
    currentSite(),
    getTranslations('layout'),
    getTranslations('auth'),
  ]);
  return (
    <>
      <SkipLink title={layout('skip')} />
      <BlankHeader
        back={{ title: layout('continueShopping'), href: homePath(site.code) }}
        home={{ title: layout('home', { name: site.name }), href: homePath(site.code) }}
      />
      <main id={contentId} tabIndex={-1} className="page-width py-8 outline-none">
        <noscript>
          <p>{auth('needsScript')}</p>
        </noscript>
        <ClientMessages namespaces={['auth', 'validation']}>{children}</ClientMessages>
      </main>
    </>
  );
}
