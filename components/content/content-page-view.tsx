import { getTranslations } from 'next-intl/server';
import { LateViewedProducts } from '@/components/personalisation/late-rows';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { ContentPage } from '@/lib/content/models';
import { contentCrumbs } from '@/lib/content/structured-data';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { Site } from '@/lib/sites/sites';
import { PageBuilder } from './page-builder';

type Props = {
  page: ContentPage;
  site: Site;
  /** With all slots from the start, for those who do not scroll. */
  isWhole: boolean;
};

/** Home, campaigns and content pages. */
export async function ContentPageView({ page, site, isWhole }: Props) {
  const [t, card] = await Promise.all([getTranslations('content'), getTranslations('productCard.slider')]);
  const isHome = page.alias === 'index';
  return (
    <>
      {!isHome && (
        <div className="page-width md:-mb-4 md:has-[+*>.bg-linen]:mb-0">
          <Breadcrumbs label={t('breadcrumbs')} isStepBackOnPhones items={await contentCrumbs(site, page)} />
        </div>
      )}
      {page.needsHeading && <h1 className="sr-only">{page.title}</h1>}
      <PageBuilder page={page} site={site.code} isWhole={isWhole} />
      {isHome && (
        <div className="page-width">
          <ClientMessages namespaces={['productCard']}>
            <LateViewedProducts id="viewed-row" title={card('recent')} />
          </ClientMessages>
        </div>
      )}
    </>
  );
}
