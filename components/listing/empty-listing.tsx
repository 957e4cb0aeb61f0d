import { useTranslations } from 'next-intl';
import { EmptyPanel } from '@/components/status/empty-panel';
import { buttonStyles } from '@/components/ui/button-styles';
import { PendingLink } from '@/components/ui/pending-navigation';
import { listingCountId } from './listing-toolbar';

/** With `clearHref`: the filters leave nothing. Without: the listing itself is empty. */
export function EmptyListing({ clearHref }: { clearHref?: string }) {
  const t = useTranslations(clearHref ? 'listing.empty' : 'listing.emptyListing');
  return (
    <EmptyPanel title={t('title')} text={t('text')}>
      {clearHref && (
        <PendingLink
          href={clearHref}
          thenFocus={listingCountId}
          className={buttonStyles('primary', 'md', 'mt-6')}
        >
          {t('clear')}
        </PendingLink>
      )}
    </EmptyPanel>
  );
}
