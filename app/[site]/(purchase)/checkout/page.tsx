import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CheckoutPageView } from '@/components/checkout/checkout-page-view';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { checkoutPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export async function generateMetadata(): Promise<Metadata> {
  const site = await currentSite();
  const t = await getTranslations('checkout');
  return pageMetadata({ site, path: checkoutPath(site.code), title: t('metaTitle'), noindex: true });
}

export default async function CheckoutPage() {
  const [site, t] = await Promise.all([currentSite(), getTranslations('checkout')]);
  return (
    <>
      <h1 className="heading mb-5 text-3xl sm:mb-8 sm:text-4xl">{t('title')}</h1>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <ClientMessages namespaces={['basket', 'checkout', 'validation']}>
        <CheckoutPageView site={site} />
      </ClientMessages>
    </>
  );
}
