import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccountHelp } from '@/components/account/account-help';
import { AccountFrameIsland } from '@/components/account/account-islands';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { currentSite } from '@/lib/sites/current';

/** Nothing is rendered during the build: the header needs the category tree. */
export function generateStaticParams(): { site: string }[] {
  return [];
}

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const [site, t] = await Promise.all([currentSite(), getTranslations('account')]);
  return (
    <>
      <noscript>
        <p className="page-width py-8">{t('needsScript')}</p>
      </noscript>
      <ClientMessages
        namespaces={[
          'account',
          'order',
          'basket',
          'checkout',
          'validation',
          'auth',
          'favourites',
          'productCard',
        ]}
      >
        <AccountFrameIsland help={<AccountHelp site={site} />}>{children}</AccountFrameIsland>
      </ClientMessages>
    </>
  );
}
