import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { listingCrumbs } from '@/lib/listing/crumbs';
import type { ListingModel } from '@/lib/listing/models';

type Props = { model: ListingModel; title: string; intro: string | null };

export async function ListingHeader({ model, title, intro }: Props) {
  const t = await getTranslations('listing');
  return (
    <header>
      <Breadcrumbs label={t('breadcrumbs')} items={await listingCrumbs(model, title)} />
      <h1 className="heading text-4xl md:mt-2">{title}</h1>
      {intro && <p className="reading-width mt-1.5 text-stone max-md:text-sm md:mt-2">{intro}</p>}
    </header>
  );
}
