import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BasketPageView } from '@/components/basket/basket-page-view';
import { LatePayWith } from '@/components/checkout/late-pay-with';
import { newcomerScript } from '@/lib/basket/newcomer-script';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { basketPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export async function generateMetadata(): Promise<Metadata> {
  const site = await currentSite();
  const t = await getTranslations('basket');
  return pageMetadata({ site, path: basketPath(site.code), title: t('metaTitle'), noindex: true });
}

export default async function BasketPage() {
  const [site, t] = await Promise.all([currentSite(), getTranslations('basket')]);
  return (
    <>
      <h1 className="heading mb-5 text-3xl sm:mb-8 sm:text-4xl">{t('title')}</h1>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, which the policy of pages names by its hash. */}
      <script dangerouslySetInnerHTML={{ __html: newcomerScript }} />
      <ClientMessages namespaces={['basket', 'notices.garan', 'productCard']}>
        <BasketPageView site={site.code} payment={<LatePayWith />} />
      </ClientMessages>
    </>
  );
}
