import { getTranslations } from 'next-intl/server';
import { Activity, type ReactNode } from 'react';
import { contentId } from '@/components/layout/content-id';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PageConfig } from '@/components/layout/page-config';
import { SkipLink } from '@/components/layout/skip-link';
import { currentSite } from '@/lib/sites/current';

/** The header comes alive first; page and footer follow in short steps, which never keep a press waiting. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  const [site, t] = await Promise.all([currentSite(), getTranslations('layout')]);
  return (
    <>
      <SkipLink title={t('skip')} />
      <Header site={site} />
      <main id={contentId} tabIndex={-1} className="outline-none">
        <Activity>{children}</Activity>
      </main>
      <Activity>
        <Footer site={site} />
      </Activity>
      <PageConfig site={site} />
    </>
  );
}
