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
      <h1 className="heading mt-2 text-4xl">{title}</h1>
      {intro && <p className="reading-width mt-2 text-stone">{intro}</p>}
    </header>
  );
}
