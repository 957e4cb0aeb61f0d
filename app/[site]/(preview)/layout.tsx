import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ClientMessages } from '@/lib/i18n/client-messages';

/** Never kept by anybody, not even as a page that is the same for everyone (§2). */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('preview');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** For staff: nothing of the shop is around what they look at. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('preview');
  return (
    <>
      <noscript>
        <p className="page-width py-8">{t('needsScript')}</p>
      </noscript>
      <ClientMessages namespaces={['preview']}>{children}</ClientMessages>
    </>
  );
}
