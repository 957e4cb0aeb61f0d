import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LastRow } from '@/components/personalisation/lazy-rows';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { OwnComparison } from './own-comparison';

/** Where the address names nothing: what this browser compares, else these words, and products to begin with. */
export async function NothingCompared({ children }: { children: ReactNode }) {
  const t = await getTranslations('productCard.slider');
  return (
    <ClientMessages namespaces={['productCard']}>
      <OwnComparison
        empty={
          <>
            {children}
            <LastRow id="compare-row" title={t('forYou')} />
          </>
        }
      />
    </ClientMessages>
  );
}
