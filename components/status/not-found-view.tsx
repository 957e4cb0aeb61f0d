import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { homePath, listingPath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { StatusView } from './status-view';

/** The status is in the metadata too (§2). What keeps crawlers out is written by Next for every 404. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('status.notFound');
  return { title: t('title'), robots: null, other: { status: '404' } };
}

export async function NotFoundView({ site }: { site: Site }) {
  const t = await getTranslations('status.notFound');
  return (
    <StatusView
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
      picture={
        <Picture
          src="/media/room-living.webp"
          alt=""
          width={1600}
          height={1067}
          sizes="(min-width: 1440px) 640px, (min-width: 993px) 45vw, 92vw"
          fit="wide"
          className="aspect-3/2 h-auto w-full object-cover"
        />
      }
    />
  );
}
