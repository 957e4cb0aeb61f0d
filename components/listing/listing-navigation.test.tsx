import { act, screen } from '@testing-library/react';
import type { Listing } from '@/api/contract/listing';
import { fakeApi, later, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { PendingLink } from '@/components/ui/pending-navigation';
import { afterPaint } from '@/lib/browser/after-paint';
import { useShownListing } from '@/lib/listing/listing-context';
import type { ListingModel } from '@/lib/listing/models';
import { listingQuery } from '@/lib/listing/queries';
import { PageState } from '@/lib/react-query/page-state';
import { toPageState } from '@/lib/react-query/to-page-state';
import { listingModel } from '@/lib/testing/listing-model';
import { ListingNavigation } from './listing-navigation';

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

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
  return [
    { ...found, ...source, facets: [], products: [], correctedTerm: null, missingWords: [], unmetRanges: [] },
  ];
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

/** @param age of the page, ms by the clock of the browser */
function page(model: ListingModel, age = 0) {
  return (
    <PageState state={toPageState(listingQuery(model.source, model.query, texts), model, Date.now() - age)}>
      <ListingNavigation drawn={model} className="">
        <Shown />
        <PendingLink href={`${path}?colour=sand`}>Zand</PendingLink>
        <PendingLink href={`${path}?page=2`}>Verder</PendingLink>
        <PendingLink href={path}>Alles</PendingLink>
        <a href="/nl/bank-p-V1" onClick={(event) => event.preventDefault()}>
          Bank
        </a>
      </ListingNavigation>
    </PageState>
  );
}

const show = (model: ListingModel = drawn, age = 0) => showInShop(page(model, age));

/** Goes back as the browser does; what the router makes of it comes after. */
async function goBack() {
  const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => wentBack);
}

/** Long enough for what asks again and again to have done so. */
async function settle() {
  for (let turn = 0; turn < 20; turn += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)));
}

const painted = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));
/** The press, and what comes of it once it is painted. */
const press = async (user: ReturnType<typeof show>['user'], name: string) => {
  await user.click(screen.getByRole('link', { name }));
  await painted();
};
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

test('who goes elsewhere before a filter is even painted asks for nothing', async () => {
  const asked = fakeApi({ [sandCall]: answer(7) });
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Zand' }));
  await user.click(screen.getByRole('link', { name: 'Bank' }));
  await painted();
  expect(asked).toHaveLength(0);
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
  await goBack();
  await act(async () => slow.arrive());
  expect(count()).toBe('60 banken');
  expect(window.location.search).toBe('');
});

test('a link to what the server has drawn shows it again', async () => {
  const asked = fakeApi({ [sandCall]: answer(7) });
  const { user, again } = show();
  await press(user, 'Zand');
  await screen.findByText('7 banken');
  // As the router does: the page at that address is still there, so that only the address changes.
  window.history.pushState(null, '', path);
  again(page(drawn));
  expect(count()).toBe('60 banken');
  expect(asked).toHaveLength(1);
});

test('Back to a later page shows what the server draws of it', async () => {
  fakeApi({});
  const second = listingModel('page=2', { total: 60 });
  window.history.replaceState(null, '', `${path}?page=2`);
  const { again } = show(second);
  window.history.pushState(null, '', `${path}?colour=sand`);
  again(page(listingModel('colour=sand', { total: 7 })));
  expect(count()).toBe('7 banken');
  await goBack();
  again(page(second));
  expect(count()).toBe('60 banken');
});

test('the same address drawn anew leaves a shopper with the filters chosen since', async () => {
  const asked = fakeApi({ [sandCall]: answer(7) });
  const { user, again } = show();
  await press(user, 'Zand');
  await screen.findByText('7 banken');
  again(page(listingModel('', { total: 61 })));
  await settle();
  expect(count()).toBe('7 banken');
  await goBack();
  expect(count()).toBe('61 banken');
  expect(asked).toHaveLength(1);
});

test.each([
  ['what was found before', () => {}],
  ['nothing that fits', (again: () => void) => setTimeout(again, 0)],
])('the server is asked once for an address, even if it draws %s', async (_what, redraw) => {
  fakeApi({ [sandCall]: refuse('unavailable') });
  window.history.replaceState(null, '', `${path}?colour=sand`);
  const { again } = show();
  router.replace.mockImplementation(() => redraw(() => again(page(listingModel('')))));
  await settle();
  expect(router.replace).toHaveBeenCalledTimes(1);
  router.replace.mockReset();
});

test('Back to a search without results asks for nothing', async () => {
  const asked = fakeApi({});
  const nothing = () => listingModel('term=xyzzy', { total: 0 });
  window.history.replaceState(null, '', `${path}?term=xyzzy`);
  const { again } = show(nothing());
  router.replace.mockImplementation(() => setTimeout(() => again(page(nothing())), 0));
  window.history.pushState(null, '', `${path}?term=bank`);
  again(page(listingModel('term=bank', { total: 9, term: 'bank' })));
  expect(count()).toBe('9 banken');
  await goBack();
  again(page(nothing()));
  await settle();
  expect(count()).toBe('0 banken');
  expect(router.replace).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
  router.replace.mockReset();
});

test('a search is not called back by a filter that arrives after it', async () => {
  const slow = later(answer(7));
  fakeApi({ [sandCall]: slow.answer });
  const { user, again } = show();
  await press(user, 'Zand');
  window.history.pushState(null, '', `${path}?term=bank`);
  again(page(listingModel('term=bank', { total: 9, term: 'bank' })));
  await act(async () => slow.arrive());
  expect(count()).toBe('9 banken');
  expect(window.location.search).toBe('?term=bank');
});

describe('a page that is old by the clock of the browser', () => {
  const old = 6 * 60_000;

  test('is there again after Back', async () => {
    const asked = fakeApi({ [sandCall]: answer(7), [plainCall]: answer(61) });
    const { user } = show(drawn, old);
    await press(user, 'Zand');
    await screen.findByText('7 banken');
    await goBack();
    await settle();
    expect(count()).toBe('60 banken');
    expect(asked).toHaveLength(1);
  });

  test('is as fresh as its arrival for whoever takes a filter away', async () => {
    const asked = fakeApi({ [sandCall]: answer(7), [plainCall]: answer(61) });
    const { user } = show(drawn, old);
    await press(user, 'Zand');
    await screen.findByText('7 banken');
    await press(user, 'Alles');
    expect(await screen.findByText('60 banken')).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});

test('a pointer that passes over a filter asks for nothing', async () => {
  const asked = fakeApi({ [sandCall]: answer(7) });
  const { user } = show();
  await user.hover(screen.getByRole('link', { name: 'Zand' }));
  await settle();
  expect(asked).toEqual([]);
  expect(router.prefetch).not.toHaveBeenCalled();
});
