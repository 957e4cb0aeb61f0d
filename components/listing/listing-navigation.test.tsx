import { act, screen } from '@testing-library/react';
import type { Listing } from '@/api/contract/listing';
import { fakeApi, later, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { PendingLink } from '@/components/ui/pending-navigation';
import { useShownListing } from '@/lib/listing/listing-context';
import type { ListingModel } from '@/lib/listing/models';
import { listingQuery } from '@/lib/listing/queries';
import { PageState } from '@/lib/react-query/page-state';
import { toPageState } from '@/lib/react-query/to-page-state';
import { listingModel } from '@/lib/testing/listing-model';
import { ListingNavigation } from './listing-navigation';

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => router }));

const path = '/nl/banken-c-C11';
const drawn = listingModel('', { total: 60 });
const [plainCall, sandCall] = [
  'GET products-listing?type=category&vsin=C11',
  'GET products-listing?colour=sand&type=category&vsin=C11',
];

function answer(total: number): Listing[] {
  const { title, intro } = drawn;
  const found = { title, intro, total, page: 1, pageSize: 24, pageCount: 1, sort: 'popular' as const };
  const source = {
    type: 'category' as const,
    vsin: 'C11',
    alias: 'banken',
    media: null,
    breadcrumbs: [],
    subCategories: [],
  };
  return [{ ...found, ...source, facets: [], products: [], correctedTerm: null }];
}

function Shown() {
  return <p role="status">{useShownListing().total} banken</p>;
}

const texts = {
  range: () => '',
  card: () => {
    throw new Error('No product is drawn here.');
  },
};

function show(model: ListingModel = drawn) {
  return showInShop(
    <PageState state={toPageState(listingQuery(model.source, model.query, texts), model, Date.now())}>
      <ListingNavigation drawn={model} className="">
        <Shown />
        <PendingLink href={`${path}?colour=sand`}>Zand</PendingLink>
        <PendingLink href={`${path}?page=2`}>Verder</PendingLink>
        <a href="/nl/bank-p-V1" onClick={(event) => event.preventDefault()}>
          Bank
        </a>
      </ListingNavigation>
    </PageState>,
  );
}

const press = (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(screen.getByRole('link', { name }));
const count = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, '', path);
});
afterEach(clearVisit);

test('a filter is drawn by the browser after one call, and stands in the address', async () => {
  const asked = fakeApi({ [sandCall]: answer(7) });
  const { user } = show();
  await press(user, 'Zand');
  expect(await screen.findByText('7 banken')).toBeInTheDocument();
  expect(window.location.search).toBe('?colour=sand');
  expect(asked.map(({ call }) => call)).toEqual([sandCall]);
  expect(router.push).not.toHaveBeenCalled();
});

test('the link that was pressed keeps the focus', async () => {
  fakeApi({ [sandCall]: answer(7) });
  const { user } = show();
  screen.getByRole('link', { name: 'Zand' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('7 banken');
  expect(screen.getByRole('link', { name: 'Zand' })).toHaveFocus();
});

test('Back shows what the page was made from without asking for it', async () => {
  const asked = fakeApi({ [sandCall]: answer(7), [plainCall]: refuse('unavailable') });
  const { user } = show();
  await press(user, 'Zand');
  await screen.findByText('7 banken');
  act(() => window.history.back());
  expect(await screen.findByText('60 banken')).toBeInTheDocument();
  expect(window.location.search).toBe('');
  expect(asked).toHaveLength(1);
});

test('who comes back to filters that the server has not drawn finds them applied', async () => {
  fakeApi({ [sandCall]: answer(7) });
  window.history.replaceState(null, '', `${path}?colour=sand`);
  show();
  expect(await screen.findByText('7 banken')).toBeInTheDocument();
  expect(router.replace).not.toHaveBeenCalled();
});

test('a shared address with filters is what the server has drawn for it', async () => {
  const asked = fakeApi({});
  window.history.replaceState(null, '', `${path}?colour=sand&utm_source=mail`);
  show(listingModel('colour=sand', { total: 7 }));
  expect(count()).toBe('7 banken');
  await act(async () => {});
  expect(asked).toEqual([]);
});

test('what changes more than the products goes to the server, which is told ahead', async () => {
  const { user } = show();
  await user.hover(screen.getByRole('link', { name: 'Verder' }));
  expect(router.prefetch).toHaveBeenCalledWith(`${path}?page=2`);
  await press(user, 'Verder');
  expect(router.push).toHaveBeenCalledWith(`${path}?page=2`, { scroll: false });
  expect(count()).toBe('60 banken');
});

test('a call that fails goes to the server too', async () => {
  fakeApi({ [sandCall]: refuse('unavailable') });
  const { user } = show();
  await press(user, 'Zand');
  await act(async () => {});
  expect(router.push).toHaveBeenCalledWith(`${path}?colour=sand`, { scroll: false });
  expect(window.location.search).toBe('');
});

test('a filter that is told of by its address only goes to the server when its call fails', async () => {
  fakeApi({ [sandCall]: refuse('unavailable') });
  window.history.replaceState(null, '', `${path}?colour=sand`);
  show();
  await screen.findByText('60 banken');
  await act(async () => {});
  expect(router.replace).toHaveBeenCalledWith(`${path}?colour=sand`, { scroll: false });
});

test('who goes to a product before a filter has arrived is not called back', async () => {
  const slow = later(answer(7));
  fakeApi({ [sandCall]: slow.answer });
  const { user } = show();
  await press(user, 'Zand');
  await press(user, 'Bank');
  await act(async () => slow.arrive());
  expect(count()).toBe('60 banken');
  expect(window.location.search).toBe('');
});

test('who has left before a filter has arrived keeps the address of the other page', async () => {
  const slow = later(answer(7));
  fakeApi({ [sandCall]: slow.answer });
  const { user, unmount } = show();
  await press(user, 'Zand');
  unmount();
  window.history.pushState(null, '', '/nl/bank-p-V1');
  await act(async () => slow.arrive());
  expect(window.location.pathname).toBe('/nl/bank-p-V1');
});

test('Back before a filter has arrived takes it back', async () => {
  window.history.pushState(null, '', path);
  const slow = later(answer(7));
  fakeApi({ [sandCall]: slow.answer });
  const { user } = show();
  await press(user, 'Zand');
  const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await wentBack;
  await act(async () => slow.arrive());
  expect(count()).toBe('60 banken');
  expect(window.location.search).toBe('');
});
