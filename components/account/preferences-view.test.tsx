import { screen } from '@testing-library/react';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { PreferencesView } from './preferences-view';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const customer = {
  userId: 'c-1',
  email: 'sanne@example.nl',
  firstName: 'S',
  lastName: 'W',
  phone: '',
  gender: null,
};

beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

test('newsletter and channels stand together, with when a change takes effect', async () => {
  fakeApi({ 'GET customer': [customer] });
  showInShop(<PreferencesView />);
  expect(await screen.findByRole('region', { name: 'Nieuwsbrief' })).toHaveTextContent('sanne@example.nl');
  expect(screen.getByRole('region', { name: 'Persoonlijk aanbod' })).toBeInTheDocument();
  expect(screen.getByText(/binnen 24 uur/)).toBeInTheDocument();
});

test('what could not be loaded is asked for again', async () => {
  let isUp = false;
  fakeApi({ 'GET customer': () => (isUp ? [customer] : refuse('unavailable')) });
  const { user } = showInShop(<PreferencesView />);
  await screen.findByRole('alert');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('region', { name: 'Nieuwsbrief' })).toBeInTheDocument();
});
