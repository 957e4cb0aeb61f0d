import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { ContentPage } from '@/lib/content/models';
import { homePath } from '@/lib/routes/paths';
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
  const t = await getTranslations('content');
  const isHome = page.alias === 'index';
  return (
    <>
      {!isHome && (
        <div className="page-width">
          <Breadcrumbs
            label={t('breadcrumbs')}
            items={[{ title: t('home'), href: homePath(site.code) }, { title: page.title }]}
          />
        </div>
      )}
      {page.needsHeading && <h1 className="sr-only">{page.title}</h1>}
      <PageBuilder page={page} site={site.code} isWhole={isWhole} />
    </>
  );
}
