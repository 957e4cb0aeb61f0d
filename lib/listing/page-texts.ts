import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { ListingPage } from './loader';

/** Title and intro: the catalogue's own, or the shop's words for listings that have none. */
export async function listingTexts({
  model,
  expressDays,
  isOnlyNew,
}: ListingPage): Promise<{ title: string; intro: string | null }> {
  const t = await getTranslations('listing');
  const { source, term, total } = model;
  switch (source.type) {
    case 'category':
    case 'collection':
    case 'tag':
      return { title: model.title, intro: model.intro };
    case 'newest':
      return { title: t('newest.title'), intro: t(isOnlyNew ? 'newest.intro' : 'newest.introAll') };
    case 'showroom':
      return { title: t('showroom.title'), intro: t('showroom.intro') };
    case 'express':
      return {
        title: t('express.title'),
        intro: expressDays === null ? null : t('express.intro', { days: expressDays }),
      };
    case 'search':
      if (term === '') return { title: t('search.startTitle'), intro: t('search.startText') };
      if (total > 0 || model.chips.length > 0) return { title: t('search.title', { term }), intro: null };
      return { title: t('search.emptyTitle', { term }), intro: t('search.emptyText') };
    default:
      return source.type satisfies never;
  }
}
