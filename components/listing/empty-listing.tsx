import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-navigation';

/** With `clearHref`: the filters leave nothing. Without: the listing itself is empty. */
export async function EmptyListing({ clearHref }: { clearHref?: string }) {
  const t = await getTranslations(clearHref ? 'listing.empty' : 'listing.emptyListing');
  return (
    <div className="mt-8 flex flex-col items-start rounded-md bg-linen p-8 md:p-12">
      <Icon name="sofa" size={40} className="text-linden" />
      <h2 className="heading mt-4 text-2xl">{t('title')}</h2>
      <p className="reading-width mt-2 text-stone">{t('text')}</p>
      {clearHref && (
        <PendingLink href={clearHref} className={buttonStyles('primary', 'md', 'mt-6')}>
          {t('clear')}
        </PendingLink>
      )}
    </div>
  );
}
