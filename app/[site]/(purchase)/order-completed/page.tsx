import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { OrderCompletedView } from '@/components/order/order-completed-view';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { orderCompletedPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export async function generateMetadata(): Promise<Metadata> {
  const site = await currentSite();
  const t = await getTranslations('order');
  return pageMetadata({
    site,
    path: orderCompletedPath(site.code),
    title: t('completedMeta'),
    noindex: true,
  });
}

export default async function OrderCompletedPage() {
  const [site, t] = await Promise.all([currentSite(), getTranslations('order')]);
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <ClientMessages namespaces={['auth', 'basket', 'order', 'productCard', 'validation']}>
        <Suspense>
          <OrderCompletedView site={site.code} />
        </Suspense>
      </ClientMessages>
    </>
  );
}
