import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { comparePath } from '@/lib/routes/compare-paths';
import { pageMetadata } from '@/lib/seo/metadata';
import type { ComparePage } from './loader';

/** Named by what is compared. Not for search engines: any four products are a page of their own. */
export async function compareMetadata({ site, models }: ComparePage): Promise<Metadata> {
  const t = await getTranslations('comparePage');
  const titles = new Intl.ListFormat(site.locale).format(models.map(({ title }) => title));
  return pageMetadata({
    site,
    path: comparePath(
      site.code,
      models.map(({ productId }) => productId),
    ),
    title: models.length > 1 ? t('titleOf', { products: titles }) : t('title'),
    noindex: true,
  });
}
