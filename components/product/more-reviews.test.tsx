import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { queryClient } from '@/lib/react-query/query-client';
import { MoreReviews } from './more-reviews';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const review = (id: string) => ({
  id,
  rating: 5,
  title: `Titel ${id}`,
  text: 'Zit heerlijk.',
  author: 'Sanne',
  date: '2026-10-01',
  isVerified: true,
  isExample: false,
  language: 'nl',
  bought: null,
  pictures: [],
});
const path = 'GET reviews/V1';

beforeAll(() => queryClient().setDefaultOptions({ queries: { retry: false } }));
afterEach(clearVisit);

const all = { stars: null, sort: 'newest' } as const;
const show = (total = 4) =>
  showInShop(<MoreReviews vsin="V1" total={total} firstCount={2} choice={all} />).user;
const more = () => screen.queryByRole('button', { name: 'Meer beoordelingen' });

test('nothing is offered where all reviews stand there', () => {
  show(2);
  expect(more()).not.toBeInTheDocument();
});

test('each press brings a page, until there are no more', async () => {
  fakeApi({ [`${path}?page=2`]: [review('r3')], [`${path}?page=3`]: [review('r4')] });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Meer beoordelingen' }));
  expect(await screen.findByText('Titel r3')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Meer beoordelingen' }));
  expect(await screen.findByText('Titel r4')).toBeInTheDocument();
  expect(screen.getByText('Titel r3')).toBeInTheDocument();
  await waitFor(() => expect(more()).not.toBeInTheDocument());
  expect(screen.getByText('Titel r4')).toHaveFocus();
});

test('what is chosen is asked for from its first page on, with nothing to be pressed', async () => {
  fakeApi({ [`${path}?page=1&stars=4&sort=lowest`]: [review('r9')] });
  showInShop(<MoreReviews vsin="V1" total={1} firstCount={0} choice={{ stars: 4, sort: 'lowest' }} />);
  expect(await screen.findByText('Titel r9')).not.toHaveFocus();
  await waitFor(() => expect(more()).not.toBeInTheDocument());
});

test('a review in another language says in which, and is marked as that for whoever has it read out', async () => {
  fakeApi({ [path]: [{ ...review('r3'), language: 'en' }, review('r4')] });
  await show().click(screen.getByRole('button', { name: 'Meer beoordelingen' }));
  expect(await screen.findByText(/Geschreven in het Engels/)).toBeInTheDocument();
  expect(screen.getByText('Titel r3').closest('[lang]')).toHaveAttribute('lang', 'en');
  expect(screen.getAllByText(/Geschreven in/)).toHaveLength(1);
});

test('a page that cannot be had is said and can be asked for again', async () => {
  let isUp = false;
  fakeApi({ [path]: () => (isUp ? [review('r3'), review('r4')] : refuse('unavailable')) });
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Meer beoordelingen' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('De beoordelingen konden niet worden geladen.');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Probeer het nog eens' }));
  expect(await screen.findByText('Titel r4')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('Titel r3')).toHaveFocus();
});
