import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { isFiltered } from '@/api/contract/listing-query';
import type { SharedPage } from '@/lib/routes/share-picture';
import { pageMetadata } from '@/lib/seo/metadata';
import { listingHref } from './listing-href';
import type { ListingPage } from './loader';
import type { ListingSource } from './models';
import { listingTexts } from './page-texts';
import { withoutFilters, withPage } from './query-changes';

function sharedOf({ type, link }: ListingSource): SharedPage | undefined {
  if (type === 'search') return undefined;
  if (type === 'category' || type === 'collection' || type === 'tag')
    return link ? { kind: type, id: link.vsin } : undefined;
  return { kind: 'listing', id: type };
}

/**
 * Pages of an unfiltered listing are indexed, each under its own address. Filtered ones and searches are not;
 * another order is the same page as the usual one.
 */
export async function listingMetadata(page: ListingPage): Promise<Metadata> {
  const { model, site } = page;
  const { query, source } = model;
  const t = await getTranslations('listing');
  const { title, intro } = await listingTexts(page);
  const noindex =
    source.type === 'search' || query.showroomId !== null || isFiltered(query) || model.total === 0;
  const canonical = noindex ? query : withPage(withoutFilters(query), model.page);
  return pageMetadata({
    site,
    path: listingHref(source, { ...canonical, pageSize: 24 }),
    title: model.page > 1 ? t('pageTitle', { title, page: String(model.page) }) : title,
    description: intro ?? t('description', { count: model.total, title, site: site.name }),
    noindex,
    shared: sharedOf(source),
  });
}
