import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, later, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { basketAnswer, itemAnswer } from '@/lib/basket/testing/basket-answer';
import { useFavouritesStore } from '@/lib/favourites/store';
import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import { FavouritesView } from './favourites-view';
import { NoFavourites } from './no-favourites';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

const view = () => <FavouritesView empty={<NoFavourites site="nl" />} />;
const list = 'GET customer-products-listing/favorite';

beforeEach(() => {
  visitAs('Customer');
  useFavouritesStore.setState({ ids: null, owner: null, changing: new Map() });
});
afterEach(clearVisit);

test('a customer without favourites is told how to keep some', async () => {
  fakeApi({ [list]: [] });
  showInShop(view());
  expect(await screen.findByText('U hebt nog geen favorieten')).toBeInTheDocument();
  expect(screen.getByText(/Tik op het hartje/)).toBeInTheDocument();
});

test('favourites that could not be loaded are not shown as none, and can be asked for again', async () => {
  let isUp = false;
  fakeApi({ [list]: () => (isUp ? [] : refuse('unavailable')) });
  const { user } = showInShop(view());
  expect(await screen.findByRole('alert')).toHaveTextContent('Er is niets verloren');
  expect(screen.queryByText('U hebt nog geen favorieten')).not.toBeInTheDocument();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByText('U hebt nog geen favorieten')).toBeInTheDocument();
});

test('cards that could not be loaded are said too', async () => {
  fakeApi({ [list]: [{ id: 'V1' }] });
  showInShop(view());
  expect(await screen.findByRole('alert')).toHaveTextContent('Uw favorieten konden niet worden geladen');
});

test('another customer who signs in elsewhere is shown their own favourites, and none of the one before meanwhile', async () => {
  visitAs('Customer');
  const slow = later([{ id: 'V2' }]);
  let isFirst = true;
  fakeApi({
    [list]: () => (isFirst ? [{ id: 'V1' }] : slow.answer()),
    'GET product-cards?vsins=V1': [cardAnswer('V1')],
    'GET product-cards?vsins=V2': [cardAnswer('V2')],
  });
  showInShop(view());
  expect(await screen.findByRole('link', { name: /Lamp V1/ })).toBeInTheDocument();
  isFirst = false;
  act(() => visitAs('Customer', 'c-2'));
  expect(screen.queryByText('Lamp V1')).not.toBeInTheDocument();
  slow.arrive();
  expect(await screen.findByRole('link', { name: /Lamp V2/ })).toBeInTheDocument();
  expect(screen.queryByText('Lamp V1')).not.toBeInTheDocument();
});

test('one of them goes into the basket alone, unless it is sold out', async () => {
  const asked = fakeApi({
    [list]: [{ id: 'V1' }, { id: 'V2' }, { id: 'V3' }],
    'GET product-cards?vsins=V1%2CV2%2CV3': [
      cardAnswer('V1'),
      cardAnswer('V2'),
      cardAnswer('V3', { badges: ['sold-out'], isAvailable: false }),
    ],
    'GET basket': [basketAnswer([])],
    'POST basket': () => [basketAnswer([itemAnswer('V2')])],
  });
  const { user } = showInShop(view());
  const button = await screen.findByRole('button', { name: 'In winkelmand: Lamp V2' });
  expect(screen.queryByRole('button', { name: 'In winkelmand: Lamp V3' })).not.toBeInTheDocument();
  await user.click(button);
  await waitFor(() =>
    expect(asked.filter(({ call }) => call === 'POST basket').map(({ items }) => items)).toEqual([
      [{ productId: 'V2', quantity: 1 }],
    ]),
  );
});
