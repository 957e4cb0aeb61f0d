import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { parseListingQuery } from '@/api/contract/listing-query';
import { PendingLink } from '@/components/ui/pending-navigation';
import messages from '@/languages/nl/interface.json';
import { listingKeys } from '@/lib/listing/keys';
import { useShownListing } from '@/lib/listing/listing-context';
import type { ListingModel } from '@/lib/listing/models';
import { queryClient } from '@/lib/react-query/query-client';
import { ListingNavigation } from './listing-navigation';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => router }));

const path = '/nl/banken-c-C11';

function model(search: string, total: number): ListingModel {
  const { query } = parseListingQuery(new URLSearchParams(search));
  return {
    place: { site: 'nl', type: 'category', link: { vsin: 'C11', alias: 'banken' } },
    query,
    title: 'Banken',
    intro: null,
    breadcrumbs: [],
    subCategories: [],
    total,
    seenCount: total,
    page: 1,
    pageCount: 1,
    sort: 'popular',
    sortCodes: [],
    facets: [],
    chips: [],
    clearHref: path,
    previousHref: null,
    nextHref: null,
    cards: [],
    term: '',
    correctedTerm: null,
  };
}

function Shown() {
  return <p>{useShownListing().total} banken</p>;
}

function show(drawn = model('', 60)) {
  render(
    <NextIntlClientProvider locale="nl-NL" timeZone="Europe/Amsterdam" messages={messages}>
      <ListingNavigation drawn={drawn} className="">
        <Shown />
        <PendingLink href={`${path}?colour=sand`}>Zand</PendingLink>
        <PendingLink href={`${path}?page=2`}>Verder</PendingLink>
      </ListingNavigation>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

function keep(search: string, found: ListingModel) {
  const asked = new URLSearchParams(search);
  asked.set('type', 'category');
  asked.set('vsin', 'C11');
  queryClient().setQueryData(listingKeys.listing('nl', asked.toString()), found);
}

beforeEach(() => {
  jest.clearAllMocks();
  queryClient().clear();
  window.history.replaceState(null, '', path);
});
afterEach(cleanup);
afterAll(() => queryClient().clear());

test('a filter is drawn by the browser and stands in the address', async () => {
  keep('colour=sand', model('colour=sand', 7));
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Zand' }));
  expect(await screen.findByText('7 banken')).toBeInTheDocument();
  expect(window.location.search).toBe('?colour=sand');
  expect(router.push).not.toHaveBeenCalled();
});

test('Back shows what was there before', async () => {
  keep('', model('', 60));
  keep('colour=sand', model('colour=sand', 7));
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Zand' }));
  await screen.findByText('7 banken');
  act(() => window.history.back());
  expect(await screen.findByText('60 banken')).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

test('who comes back to filters that the server has not drawn finds them applied', async () => {
  keep('colour=sand', model('colour=sand', 7));
  window.history.replaceState(null, '', `${path}?colour=sand`);
  show();
  expect(await screen.findByText('7 banken')).toBeInTheDocument();
  expect(router.replace).not.toHaveBeenCalled();
});

test('what changes more than the products goes to the server', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Verder' }));
  expect(router.push).toHaveBeenCalledWith(`${path}?page=2`, { scroll: false });
  expect(screen.getByText('60 banken')).toBeInTheDocument();
});

test('a call that fails goes to the server too', async () => {
  jest.spyOn(queryClient(), 'fetchQuery').mockRejectedValueOnce(new Error('away'));
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Zand' }));
  expect(router.push).toHaveBeenCalledWith(`${path}?colour=sand`, { scroll: false });
  expect(window.location.search).toBe('');
});
