import { getTranslations } from 'next-intl/server';
import { buttonStyles } from '@/components/ui/button-styles';
import { PendingLink } from '@/components/ui/pending-navigation';
import { Picture } from '@/components/ui/picture';
import { listingCountId } from './listing-toolbar';

/** With `clearHref`: the filters leave nothing. Without: the listing itself is empty. */
export async function EmptyListing({ clearHref }: { clearHref?: string }) {
  const t = await getTranslations(clearHref ? 'listing.empty' : 'listing.emptyListing');
  return (
    <div className="mt-8 grid items-center overflow-hidden rounded-md bg-linen sm:grid-cols-2">
      <div className="flex flex-col items-start p-8 md:p-12">
        <h2 className="heading text-2xl">{t('title')}</h2>
        <p className="reading-width mt-2 text-stone">{t('text')}</p>
        {clearHref && (
          <PendingLink
            href={clearHref}
            thenFocus={listingCountId}
            className={buttonStyles('primary', 'md', 'mt-6')}
          >
            {t('clear')}
          </PendingLink>
        )}
      </div>
      <Picture
        src="/media/room-reading.webp"
        alt=""
        width={1280}
        height={960}
        sizes="(min-width: 1440px) 520px, (min-width: 768px) 46vw, 92vw"
        fit="wide"
        className="aspect-3/2 size-full object-cover"
      />
    </div>
  );
}
