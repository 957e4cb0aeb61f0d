import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { ListingModel } from '@/lib/listing/models';
import { homePath } from '@/lib/routes/paths';

type Props = { model: ListingModel; title: string; intro: string | null };

export async function ListingHeader({ model, title, intro }: Props) {
  const t = await getTranslations('listing');
  const crumbs = [{ title: t('home'), href: homePath(model.source.site) }, ...model.breadcrumbs];
  const isNamed = crumbs.at(-1)?.title === title;
  return (
    <header>
      <Breadcrumbs label={t('breadcrumbs')} items={isNamed ? crumbs : [...crumbs, { title }]} />
      <h1 className="heading mt-2 text-4xl">{title}</h1>
      {intro && <p className="reading-width mt-2 text-stone">{intro}</p>}
    </header>
  );
}
