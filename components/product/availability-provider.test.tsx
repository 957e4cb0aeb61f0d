import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import type { Availability } from '@/lib/product/models';
import { availabilityQuery, productKeys } from '@/lib/product/queries';
import { PageState } from '@/lib/react-query/page-state';
import { queryClient } from '@/lib/react-query/query-client';
import { toPageState } from '@/lib/react-query/to-page-state';
import { siteRules } from '@/sites/rules';
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
  texts: {
    price: '€ 1.299',
    previousPrice: null,
    basketPrice: null,
    delivery: '12 – 15 december',
    restock: '',
  },
};

afterEach(clearVisit);

test('the price of the page is there at once, and gives way to a newer one', async () => {
  const key = productKeys.availability('nl', 'V1');
  queryClient().setQueryData(key, { ...drawn, texts: { ...drawn.texts, price: '€ 999' } });
  showInShop(
    <AvailabilityProvider vsin="V1" initial={drawn}>
      <LivePrice delivery="Gratis thuisbezorgd." />
    </AvailabilityProvider>,
  );
  expect(screen.getByText(/1\.299/)).toBeInTheDocument();
  expect(await screen.findByText(/€\s999/)).toBeInTheDocument();
  expect(screen.queryByText(/1\.299/)).not.toBeInTheDocument();
});

function showPage(askedAtMs: number) {
  showInShop(
    <PageState state={toPageState(availabilityQuery(siteRules.nl, 'V1'), drawn, askedAtMs)}>
      <AvailabilityProvider vsin="V1" initial={drawn}>
        <LivePrice delivery="Gratis thuisbezorgd." />
      </AvailabilityProvider>
    </PageState>,
  );
}

test('a page that has just been made is believed', async () => {
  const asked = fakeApi({});
  showPage(Date.now());
  const known = () => queryClient().getQueryData(productKeys.availability('nl', 'V1'));
  await waitFor(() => expect(known()).toEqual(drawn));
  expect(asked).toEqual([]);
});

test('a page that was made long ago asks at once', async () => {
  const hour = 60 * 60_000;
  const asked = fakeApi({});
  showPage(Date.now() - hour);
  await screen.findByText(/1\.299/);
  await waitFor(() => expect(asked[0]?.call).toBe('GET product/V1'));
});
