import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FavouritesIsland } from '@/components/account/account-islands';
import { NoFavourites } from '@/components/favourites/no-favourites';
import { accountPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('account')]);
  return pageMetadata({
    site,
    path: accountPath(site.code, 'favorites'),
    title: t('menu.favorites'),
    noindex: true,
  });
}

export default async function FavouritesPage() {
  const { code } = await currentSite();
  return <FavouritesIsland empty={<NoFavourites site={code} />} />;
}
