import 'server-only';
import { env } from '@/lib/env/env';
import { breadcrumbData, listData } from '@/lib/seo/structured-data';
import { listingCrumbs } from './crumbs';
import type { ListingModel } from './models';

/** What search engines read of a listing: the way to it and what it shows. Nothing of searches, which they may not keep. */
export async function listingData(model: ListingModel, title: string): Promise<object[]> {
  if (model.source.type === 'search') return [];
  const { origin } = env().publicUrl;
  const before = model.seenCount - model.cards.length;
  const hrefs = model.cards.map(({ href }) => href);
  return [
    breadcrumbData(origin, await listingCrumbs(model, title)),
    ...(hrefs.length > 0 ? [listData(origin, { title, total: model.total, before }, hrefs)] : []),
  ];
}
