import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { chipStyles } from '@/components/ui/chip-styles';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { isApiFailure } from '@/lib/api/failure';
import { Finished } from '@/lib/html/finished';
import { keepWhileSame } from '@/lib/html/keep-while-same';
import { toHtml } from '@/lib/html/to-html';
import { loadMenu } from '@/lib/menu/loader';
import type { TitledLink } from '@/lib/menu/models';
import { homePath, listingPath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';
import type { Site } from '@/lib/sites/sites';
import { StatusContent, statusStyles } from './status-view';

/** The status is in the metadata too (§2). What keeps crawlers out is written by Next for every 404. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('status.notFound');
  return { title: t('title'), robots: null, other: { status: '404' } };
}

/** Where to begin instead; the page stands without them too. */
async function listCategories(site: SiteCode): Promise<readonly TitledLink[]> {
  try {
    return await loadMenu(site);
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    return [];
  }
}

const drawNotFound = keepWhileSame(async (site: Site, categories: readonly TitledLink[]) => {
  const t = await getTranslations('status.notFound');
  return toHtml(
    <StatusContent
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <LinkButton href={homePath(site.code)}>{t('home')}</LinkButton>
          <LinkButton href={listingPath(site.code, { type: 'newest' })} variant="quiet">
            {t('newest')}
          </LinkButton>
        </>
      }
      more={
        categories.length > 0 && (
          <nav aria-labelledby="categories" className="mt-8">
            <h2 id="categories" className="font-medium">
              {t('categories')}
            </h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {categories.map(({ href, title }) => (
                <li key={href}>
                  <Link href={href} className={chipStyles()}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )
      }
      picture={
        <Picture
          src="/media/room-bistro.webp"
          alt=""
          width={1600}
          height={1067}
          sizes="(min-width: 1440px) 640px, (min-width: 993px) 45vw, 92vw"
          fit="wide"
          className="aspect-3/2 h-auto w-full object-cover"
        />
      }
    />,
  );
});

/**
 * Says that there is no such page, and what can be looked for instead. Finished, as Next describes it in every page, in case
 * that one is not there.
 */
export async function NotFoundView({ site }: { site: Site }) {
  const html = await drawNotFound(site.code, site, await listCategories(site.code));
  return <Finished as="div" className={statusStyles} html={html} />;
}
