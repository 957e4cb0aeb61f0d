import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { LazyPersonalProducts } from '@/components/personalisation/lazy-rows';
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
            {/* As high as the row: the end of the page does not move when it comes. */}
            <div className="no-print mt-6 min-h-112 md:min-h-132">
              <LazyPersonalProducts
                id="compare-row"
                title={t('forYou')}
                widget="forYou"
                otherwise="popular"
                hasRoom
              />
            </div>
          </>
        }
      />
    </ClientMessages>
  );
}
