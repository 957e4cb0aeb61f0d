import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { contentId } from '@/components/layout/content-id';
import { PurchaseHeader } from '@/components/layout/purchase-header';
import { SkipLink } from '@/components/layout/skip-link';
import { QueryProvider } from '@/lib/react-query/query-provider';
import { basketPath, homePath } from '@/lib/routes/paths';
import { currentSite } from '@/lib/sites/current';
import { editions } from '@/sites/editions';

/** These pages need no API, so they are ready from the build on. */
export function generateStaticParams(): { site: string }[] {
  return editions.map(({ code }) => ({ site: code }));
}

export default async function PurchaseLayout({ children }: { children: ReactNode }) {
  const [site, t] = await Promise.all([currentSite(), getTranslations('layout')]);
  return (
    <>
      <SkipLink title={t('skip')} />
      <PurchaseHeader
        homeLabel={t('home', { name: site.name })}
        toHome={{ title: t('continueShopping'), href: homePath(site.code) }}
        toBasket={{ title: t('returnToBasket'), href: basketPath(site.code) }}
        secure={t('secure')}
        service={{ label: t('service'), phone: site.contact.phone, number: site.contact.phoneNumber }}
      />
      <main id={contentId} tabIndex={-1} className="page-width py-8 outline-none md:py-12">
        <QueryProvider>{children}</QueryProvider>
      </main>
    </>
  );
}
