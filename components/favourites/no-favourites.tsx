import { useTranslations } from 'next-intl';
import { EmptyPanel, emptyPictures } from '@/components/status/empty-panel';
import { LinkButton } from '@/components/ui/link-button';
import { listingPath } from '@/lib/routes/paths';
import type { SiteCode } from '@/lib/sites/models';

/** Says how a favourite is kept; of a list that somebody shared, that nothing of it is left. */
export function NoFavourites({ site, isShared = false }: { site: SiteCode; isShared?: boolean }) {
  const t = useTranslations('favourites');
  return (
    <EmptyPanel
      title={t(isShared ? 'gone' : 'empty')}
      text={t(isShared ? 'goneText' : 'emptyText')}
      pictures={emptyPictures.favourites}
    >
      <LinkButton href={listingPath(site, { type: 'newest' })} className="mt-6">
        {t('startShopping')}
      </LinkButton>
    </EmptyPanel>
  );
}
