import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { contentId, SkipLink } from '@/components/layout/skip-link';
import { currentSite } from '@/lib/sites/current';

export default async function ShopLayout({ children }: { children: ReactNode }) {
  const [site, t] = await Promise.all([currentSite(), getTranslations('layout')]);
  return (
    <>
      <SkipLink title={t('skip')} />
      <Header site={site} />
      <main id={contentId} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer site={site} />
    </>
  );
}
