import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { listingCrumbs } from '@/lib/listing/crumbs';
import type { ListingModel } from '@/lib/listing/models';

type Props = { model: ListingModel; title: string; intro: string | null };

/** What tells about goods that are seen below anyway: a phone shows the goods alone. Where nothing is found it says what to do. */
const seenAnyway: readonly ListingModel['source']['type'][] = ['category', 'collection', 'tag'];

export async function ListingHeader({ model, title, intro }: Props) {
  const t = await getTranslations('listing');
  return (
    // A phone has the words of a search in the line above already.
    <header
      className={clsx(
        'listing-header',
        model.source.type === 'search' && 'max-sm:pt-3 max-sm:*:[nav]:hidden',
      )}
    >
      <Breadcrumbs label={t('breadcrumbs')} items={await listingCrumbs(model, title)} />
      <h1 className="heading text-3xl sm:text-4xl">{title}</h1>
      {intro && <p className={clsx(seenAnyway.includes(model.source.type) && 'max-sm:hidden')}>{intro}</p>}
    </header>
  );
}
