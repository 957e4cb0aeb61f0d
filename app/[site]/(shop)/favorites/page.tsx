import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FavouritesIsland } from '@/components/favourites/favourites-island';
import { NoFavourites } from '@/components/favourites/no-favourites';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { favouritesPath } from '@/lib/routes/favourites-paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

/** Nothing is rendered during the build: the header needs the category tree. */
export function generateStaticParams(): { site: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('favourites')]);
  return pageMetadata({ site, path: favouritesPath(site.code), title: t('title'), noindex: true });
}

export default async function Favourites() {
  const [{ code }, t] = await Promise.all([currentSite(), getTranslations('favourites')]);
  return (
    <div data-page="favourites" className="page-width min-h-dvh pt-6 md:pt-10">
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <ClientMessages namespaces={['favourites', 'productCard']}>
        <FavouritesIsland empty={<NoFavourites site={code} />} gone={<NoFavourites site={code} isShared />} />
      </ClientMessages>
    </div>
  );
}
