import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { PaymentCallbackView } from '@/components/order/payment-callback-view';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { methodOfCallback } from '@/lib/order/callback-method';
import { sitePath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export async function generateMetadata(): Promise<Metadata> {
  const site = await currentSite();
  const t = await getTranslations('order');
  return pageMetadata({
    site,
    path: sitePath(site.code, 'checkout-callback'),
    title: t('callbackMeta'),
    noindex: true,
  });
}

/** Rendered once per method when first asked for; the page is the same for everyone. */
export function generateStaticParams(): { paymentMethod: string[] }[] {
  return [];
}

type Props = { params: Promise<{ paymentMethod?: string[] }> };

export default async function CheckoutCallbackPage({ params }: Props) {
  const [site, t, { paymentMethod }] = await Promise.all([currentSite(), getTranslations('order'), params]);
  return (
    <>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <ClientMessages namespaces={['basket']}>
        <Suspense>
          <PaymentCallbackView site={site.code} method={methodOfCallback(paymentMethod?.[0])} />
        </Suspense>
      </ClientMessages>
    </>
  );
}
