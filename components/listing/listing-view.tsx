import { OfferCards } from '@/components/offers/offer-cards';
import { roomPlace } from '@/lib/listing/is-short';
import { listingHref } from '@/lib/listing/listing-href';
import type { ListingPage } from '@/lib/listing/loader';
import { withShowroom } from '@/lib/listing/query-changes';
import { loadOffers } from '@/lib/offers/loader';
import { listingSegments } from '@/lib/offers/segments';
import { currencySymbols } from '@/sites/money';
import { EmptyListing } from './empty-listing';
import { EmptyRow } from './empty-row';
import { LateListingResults } from './late-listing-results';
import { ListingHeader } from './listing-header';
import { ListingNavigation } from './listing-navigation';
import { ListingRoom } from './listing-room';
import { NearbyRow } from './nearby-row';
import { SearchHelp } from './search-help';
import { SearchNote } from './search-note';
import { ShownSearchWords } from './shown-search-words';
import { ShowroomChooser } from './showroom-chooser';
import { SubCategories } from './sub-categories';

/** One view for every listing: category, collection, tag, search, newest, express and showroom products. */
export async function ListingView({
  page,
  title,
  intro,
}: {
  page: ListingPage;
  title: string;
  intro: string | null;
}) {
  const { model, site, help, showrooms, room } = page;
  const isSearch = model.source.type === 'search';
  const hasFilters = model.chips.length > 0;
  // Nothing asked for yet: the search box and the departments say more than the whole catalogue.
  const isStart = isSearch && model.term === '' && !hasFilters && model.page === 1;
  const offers = { site: site.code, where: listingSegments(model.source.type, model.source.link?.vsin) };
  const tiles = await loadOffers(site.code, offers.where, 'listProductCard');
  const tileCount = tiles.filter(({ device }) => device !== 'mobile').length;
  const place = roomPlace(model, tileCount);
  const ownRoom = room && <ListingRoom room={room} place={place} />;
  const isEmpty = isStart || (model.total === 0 && !hasFilters);
  return (
    <ListingNavigation drawn={model} className="page-width pb-section">
      <ListingHeader model={model} title={title} intro={intro} />
      <ShowroomChooser
        showrooms={showrooms}
        allHref={listingHref(model.source, withShowroom(model.query, null))}
      />
      <SubCategories categories={model.subCategories} />
      <SearchNote model={model} />
      {isSearch && <ShownSearchWords term={model.term} />}
      {isEmpty ? (
        <>
          {!isSearch && <EmptyListing />}
          {help && <SearchHelp help={help} />}
          <EmptyRow popular={page.popular} />
        </>
      ) : (
        <LateListingResults
          currencySymbol={currencySymbols[site.currency]}
          tileCount={tileCount}
          room={place === 'cell' && ownRoom}
          among={place === 'among' && ownRoom}
          below={place === 'column' && ownRoom}
          advice={<OfferCards {...offers} as="li" placement="list" className="col-span-full" />}
          offersAmong={
            <>
              <OfferCards
                {...offers}
                as="li"
                placement="listProductCard"
                look="tile"
                className="row-span-2"
              />
              <OfferCards {...offers} as="li" placement="listWithCard" className="col-span-full" />
            </>
          }
        />
      )}
      {(isEmpty || place === 'page') && ownRoom}
      {page.nearby && <NearbyRow nearby={page.nearby} />}
    </ListingNavigation>
  );
}
