import { getTranslations } from 'next-intl/server';
import { formatListingQuery } from '@/api/contract/listing-query';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { ClientMessages } from '@/lib/i18n/client-messages';
import type { ListingModel } from '@/lib/listing/models';
import { LoadMore } from './load-more';

function pagelessSearch({ query, place }: ListingModel): string {
  const params = formatListingQuery({ ...query, page: 1 });
  params.set('type', place.type);
  if (place.link) params.set('vsin', place.link.vsin);
  return params.toString();
}

/** Stands above the grid of every page but the first. */
export async function PreviousPage({ href }: { href: string | null }) {
  if (!href) return null;
  const t = await getTranslations('listing');
  return (
    <p className="mb-8 text-center">
      <a href={href} rel="prev" className={buttonStyles('secondary', 'sm')}>
        <Icon name="chevron-up" size={18} />
        {t('previousPage')}
      </a>
    </p>
  );
}

export async function ListingPaging({ model }: { model: ListingModel }) {
  const { page, pageCount, total, nextHref, query } = model;
  if (!nextHref) return null;
  const search = pagelessSearch(model);
  return (
    <ClientMessages namespaces={['listing.more', 'productCard']}>
      <LoadMore key={search} {...{ search, page, pageCount, total, nextHref }} pageSize={query.pageSize} />
    </ClientMessages>
  );
}
