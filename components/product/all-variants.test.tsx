import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { fakeApi, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { queryClient } from '@/lib/react-query/query-client';
import { AllVariants } from './all-variants';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const variant = (vsin: string, colour: string, changes: object = {}) => ({
  ...{ vsin, alias: `bank-oslo-${colour}`, title: `Bank Oslo, ${colour}` },
  options: [
    { title: 'Kleur', value: colour },
    { title: 'Maat', value: '3-zits' },
  ],
  media: { securePath: '/media/oslo.webp', width: 4, height: 3, kind: 'packshot' },
  ...{ unitPrice: eur(129_900), generalMarketPrice: null, discountRate: 0, isAvailable: true },
  ...{ deliveryDate: '2026-12-12', bufferedDeliveryDate: '2026-12-15' },
  ...changes,
});

beforeAll(() => {
  giveDialogs();
  queryClient().setDefaultOptions({ queries: { retry: false } });
});
afterEach(async () => {
  cleanup();
  // A drawer that is gone takes its entry out of the history, a moment later.
  await waitFor(() => expect(window.history.state).toBeNull());
  clearVisit();
});

async function open() {
  const { user } = showInShop(<AllVariants vsin="V1" title="Alle kleuren bekijken" />);
  await user.click(screen.getByRole('button', { name: 'Alle kleuren bekijken' }));
  return { user, drawer: within(await screen.findByRole('dialog', { name: 'Alle kleuren bekijken' })) };
}

test('every version shows picture, price and delivery, and leads to its own page', async () => {
  const asked = fakeApi({
    'GET product-variants/V1': [variant('V1', 'zand'), variant('V2', 'salie', { isAvailable: false })],
  });
  const { drawer } = await open();
  const sage = await drawer.findByRole('link', { name: 'salie · 3-zits' });
  expect(sage).toHaveAttribute('href', '/nl/bank-oslo-salie-p-V2');
  const [first, second] = drawer.getAllByRole('listitem');
  expect(first).toHaveTextContent(/1\.299.*Bezorgd 12 – 15 december.*Deze bekijkt u nu/);
  expect(second).toHaveTextContent('Nu niet leverbaar');
  expect(first?.querySelector('img')).toHaveAttribute('src', expect.stringContaining('oslo.webp'));
  expect(asked).toHaveLength(1);
});

test('choosing the version at hand closes it', async () => {
  fakeApi({ 'GET product-variants/V1': [variant('V1', 'zand')] });
  const { user, drawer } = await open();
  const link = await drawer.findByRole('link', { name: 'zand · 3-zits' });
  expect(link).toHaveAttribute('aria-current', 'true');
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what could not be loaded is said, and can be tried again', async () => {
  let isUp = false;
  fakeApi({ 'GET product-variants/V1': () => (isUp ? [variant('V1', 'zand')] : refuse('unavailable')) });
  const { user, drawer } = await open();
  expect(await drawer.findByRole('alert')).toHaveTextContent('De uitvoeringen konden niet worden geladen.');
  isUp = true;
  await user.click(drawer.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await drawer.findByRole('link', { name: 'zand · 3-zits' })).toBeInTheDocument();
});

test('Back closes it', async () => {
  fakeApi({ 'GET product-variants/V1': [variant('V1', 'zand')] });
  await open();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
