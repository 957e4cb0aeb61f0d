import 'server-only';
import { getTranslations } from 'next-intl/server';
import { homePath } from '@/lib/routes/paths';
import type { Crumb } from '@/lib/seo/structured-data';
import type { ListingModel } from './models';

/** The way to a listing, as its page and search engines are told it. @param title the heading of the page */
export async function listingCrumbs({ source, breadcrumbs }: ListingModel, title: string): Promise<Crumb[]> {
  const t = await getTranslations('listing');
  const crumbs = [{ title: t('home'), href: homePath(source.site) }, ...breadcrumbs];
  return crumbs.at(-1)?.title === title ? crumbs : [...crumbs, { title }];
}
