import { useTranslations } from 'next-intl';
import { buttonStyles } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import type { ListingModel } from '@/lib/listing/models';
import { filterDrawerId } from './filter-drawer';
import { filterFormId } from './filter-form';
import { SortSelect } from './sort-select';

/** What takes the focus from a filter that is taken away. */
export const listingCountId = 'listing-count';

export function ListingToolbar({ model }: { model: ListingModel }) {
  const t = useTranslations('listing');
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p
        id={listingCountId}
        role="status"
        tabIndex={-1}
        className="tabular w-full text-sm text-stone md:w-auto"
      >
        {t('resultCount', { count: model.total })}
      </p>
      <button
        type="button"
        popoverTarget={filterDrawerId}
        className={buttonStyles('secondary', 'sm', 'min-h-11 md:hidden')}
      >
        <Icon name="sliders-horizontal" size={18} />
        {t('openFilters', { count: model.chips.length })}
      </button>
      <div className="flex items-center gap-2">
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
    </div>
  );
}
