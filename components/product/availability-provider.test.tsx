import { screen } from '@testing-library/react';
import { forgetVisit, showInShop } from '@/components/testing/in-shop';
import type { Availability } from '@/lib/product/models';
import { productKeys } from '@/lib/product/queries';
import { queryClient } from '@/lib/react-query/query-client';
import { AvailabilityProvider } from './availability-provider';
import { LivePrice } from './live-price';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const drawn: Availability = {
  isAvailable: true,
  lastPieces: null,
  maxQuantity: 3,
  unitPrice: { amount: 129_900, currency: 'EUR' },
  generalMarketPrice: null,
  discountRate: 0,
  deliveryDate: '2026-12-12',
  bufferedDeliveryDate: '2026-12-15',
};

afterEach(forgetVisit);

test('the price of the page is there at once, and gives way to a newer one', async () => {
  const key = productKeys.availability('nl', 'V1');
  queryClient().setQueryData(key, { ...drawn, unitPrice: { amount: 99_900, currency: 'EUR' } });
  showInShop(
    <AvailabilityProvider vsin="V1" initial={drawn}>
      <LivePrice />
    </AvailabilityProvider>,
  );
  expect(screen.getByText(/1\.299/)).toBeInTheDocument();
  expect(await screen.findByText(/€\s999/)).toBeInTheDocument();
  expect(screen.queryByText(/1\.299/)).not.toBeInTheDocument();
});
