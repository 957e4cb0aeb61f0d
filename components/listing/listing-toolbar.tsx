import { useTranslations } from 'next-intl';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { hasFilterColumn } from '@/lib/listing/is-short';
import type { ListingModel } from '@/lib/listing/models';
import { filterDrawerId } from './filter-drawer';
import { filterFormId } from './filter-form';
import { SortSelect } from './sort-select';

/** What takes the focus from a filter that is taken away. */
export const listingCountId = 'listing-count';

export function ListingToolbar({ model }: { model: ListingModel }) {
  const t = useTranslations('listing');
  const hasFilters = hasFilterColumn(model);
  return (
    <div className="mb-3 flex items-center justify-between gap-2 max-phone:flex-wrap sm:gap-x-3 md:mb-4">
      <p
        id={listingCountId}
        role="status"
        tabIndex={-1}
        className="text-sm leading-tight text-stone max-md:order-2 max-md:grow"
      >
        {t('resultCount', { count: model.total })}
      </p>
      {hasFilters && (
        <>
          <button
            type="button"
            popoverTarget={filterDrawerId}
            className={buttonStyles('secondary', 'sm', 'min-h-11 max-md:order-1 max-phone:px-3! md:hidden')}
          >
            <Icon name="sliders-horizontal" size={18} />
            {t('openFilters', { count: model.chips.length })}
          </button>
          <div className="flex min-w-0 items-center gap-2 max-md:order-3">
            <SortSelect
              label={t('sortBy')}
              selected={model.sort}
              options={model.sortCodes.map((code) => ({ code, title: t(`sort.${code}`) }))}
            />
            <noscript>
              <button type="submit" form={filterFormId} className={buttonStyles('secondary', 'sm')}>
                {t('applySort')}
              </button>
            </noscript>
          </div>
        </>
      )}
    </div>
  );
}
