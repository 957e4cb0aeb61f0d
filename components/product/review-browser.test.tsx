import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { queryClient } from '@/lib/react-query/query-client';
import { ReviewBrowser } from './review-browser';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const review = (id: string, rating: number, isExample = false) => ({
  ...{ id, rating, title: `Titel ${id}`, text: 'Zit heerlijk.', author: 'Sanne W.' },
  ...{
    isVerified: !isExample,
    isExample,
    bought: 'Zand',
    date: '1 oktober 2026',
    foreign: null,
    pictures: [],
  },
});
const onWire = (id: string, rating: number) => ({
  ...{ id, rating, title: `Titel ${id}`, text: 'Zit heerlijk.', author: 'Sanne W.', date: '2026-10-01' },
  ...{ isVerified: true, isExample: false, bought: null, language: 'nl', pictures: [] },
});

beforeAll(() => queryClient().setDefaultOptions({ queries: { retry: false } }));
afterEach(clearVisit);

const show = () =>
  showInShop(
    <ReviewBrowser
      vsin="V1"
      rating={{ average: 4.5, count: 2, isExample: false }}
      averageText="4,5"
      reviews={[review('a', 5), review('b', 4, true)]}
      distribution={[1, 1, 0, 0, 0]}
      write={{ href: '/review', title: 'Schrijf een beoordeling' }}
    />,
  ).user;
const row = (name: RegExp) => screen.getByRole('button', { name });

test('the distribution chooses by stars, where somebody gave so many, until all are asked for again', async () => {
  fakeApi({ 'GET reviews/V1?page=1&stars=4': [onWire('b', 4)] });
  const user = show();
  expect(row(/^1 ster:/)).toBeDisabled();
  await user.click(row(/^4 sterren/));
  expect(row(/^4 sterren/)).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText('Titel b')).toBeInTheDocument();
  expect(screen.queryByText('Titel a')).not.toBeInTheDocument();
  expect(screen.getByText('1 beoordeling met 4 sterren')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Alle beoordelingen tonen' }));
  expect(screen.getByText('Titel a')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2 beoordelingen');
});

test('the order is asked of the shop', async () => {
  fakeApi({ 'GET reviews/V1?page=1&sort=lowest': [onWire('b', 4), onWire('a', 5)] });
  await show().selectOptions(screen.getByLabelText('Sorteren op'), 'lowest');
  expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(
    ['Titel b', 'Titel a'],
  );
});

test('what a buyer wrote says what was bought and can be reported, an example cannot', () => {
  show();
  const [bought, example] = screen.getAllByRole('article');
  expect(bought).toHaveTextContent('Geverifieerde aankoop · Gekocht: Zand');
  expect(within(bought ?? document.body).getByRole('button', { name: /melden/ })).toBeInTheDocument();
  expect(within(example ?? document.body).queryByRole('button')).not.toBeInTheDocument();
});
