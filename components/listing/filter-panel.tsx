import { useTranslations } from 'next-intl';
import { AccordionItem } from '@/components/ui/accordion';
import { buttonStyles } from '@/components/ui/button-styles';
import { IconButton } from '@/components/ui/icon-button';
import { isShort } from '@/lib/listing/is-short';
import { listingHref } from '@/lib/listing/listing-href';
import type { FacetGroup, ListingModel } from '@/lib/listing/models';
import { FacetRange } from './facet-range';
import { FacetValues } from './facet-values';
import { FilterDrawer, filterDrawerId } from './filter-drawer';
import { FilterForm } from './filter-form';
import { FilterSubmit } from './filter-submit';

/** How many facets are open at first; a chosen one always does. */
const openAtFirst = 4;
/** Beside few products of all kinds, which are seen at a glance. */
const openBesideFew = 1;
/** Longer lists fold what comes after, unless that is hardly anything. */
const shownAtOnce = 6;
const longestUnfolded = 8;

function isInUse(facet: FacetGroup): boolean {
  if (facet.kind === 'range') return facet.from !== null || facet.to !== null;
  return facet.options.some((option) => option.isSelected);
}

/** Parameters that no facet holds, but that must survive a change of filters. */
function PreservedParameters({ model }: { model: ListingModel }) {
  const { term, showroomId, opened, pageSize } = model.query;
  return (
    <>
      {term && <input type="hidden" name="term" value={term} />}
      {showroomId && <input type="hidden" name="showroomId" value={showroomId} />}
      {opened.length > 0 && <input type="hidden" name="open" value={opened.join(',')} />}
      {pageSize !== 24 && <input type="hidden" name="size" value={pageSize} />}
    </>
  );
}

type FacetProps = { facet: FacetGroup; isOpen?: boolean; currencySymbol: string };

function Facet({ facet, isOpen = false, currencySymbol }: FacetProps) {
  return (
    <AccordionItem
      id={`facet-${facet.code}`}
      title={facet.title}
      isOpen={isOpen || isInUse(facet)}
      className="facet"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the title is in the summary, a legend would repeat it */}
      <div role="group" aria-label={facet.title} className="text-ink">
        {facet.kind === 'values' ? (
          <FacetValues facet={facet} />
        ) : (
          <FacetRange facet={facet} currencySymbol={currencySymbol} />
        )}
      </div>
    </AccordionItem>
  );
}

export function FilterPanel({ model, currencySymbol }: { model: ListingModel; currencySymbol: string }) {
  const t = useTranslations('listing');
  const shown = model.facets.length <= longestUnfolded ? model.facets.length : shownAtOnce;
  const folded = model.facets.slice(shown);
  return (
    <FilterDrawer label={t('filters')} listing={listingHref(model.source)}>
      <FilterForm
        action={listingHref(model.source)}
        current={listingHref(model.source, { ...model.query, page: 1 })}
        type={model.source.type}
        className="flex h-full flex-col"
      >
        <div className="flex items-center justify-between border-b border-sand py-2 pr-2 pl-5 md:hidden">
          <h2 className="text-lg font-medium">{t('filters')}</h2>
          <IconButton
            icon="x"
            label={t('closeFilters')}
            popoverTarget={filterDrawerId}
            popoverTargetAction="hide"
          />
        </div>
        <div
          data-drawer-scroll
          className="grow overflow-y-auto overscroll-contain px-5 md:overflow-visible md:px-0"
        >
          <PreservedParameters model={model} />
          {model.facets.slice(0, shown).map((facet, index) => (
            <Facet
              key={facet.code}
              facet={facet}
              isOpen={
                index < (isShort(model) && model.source.type !== 'category' ? openBesideFew : openAtFirst)
              }
              currencySymbol={currencySymbol}
            />
          ))}
          {folded.length > 0 && (
            <details id="more-facets" open={folded.some(isInUse)} className="group/more">
              <summary className="flex min-h-14 items-center py-4 text-sm underline underline-offset-4 group-open/more:hidden">
                {t('moreFilters', { count: String(folded.length) })}
              </summary>
              {folded.map((facet) => (
                <Facet key={facet.code} facet={facet} currencySymbol={currencySymbol} />
              ))}
            </details>
          )}
          <noscript>
            <button type="submit" className={buttonStyles('primary', 'md', 'my-6 w-full max-md:hidden')}>
              {t('applyFilters')}
            </button>
          </noscript>
        </div>
        <div className="flex gap-3 border-t border-sand bg-paper px-5 py-4 md:hidden">
          <FilterSubmit text={t('showResults', { count: model.total })} />
        </div>
      </FilterForm>
    </FilterDrawer>
  );
}
