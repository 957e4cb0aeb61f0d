import { screen, waitFor } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import { GoesWithProducts } from './goes-with-products';
import { giveQuietPage } from './testing/quiet-page';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

const { becomeIdle, reset } = giveQuietPage();
beforeEach(() => {
  reset();
  visitAs('Guest');
});
afterEach(clearVisit);

const lines = [
  { vsin: 'V2', title: 'Tafel Alma' },
  { vsin: 'V1', title: 'Bank Oslo' },
];
const show = (some = lines) => showInShop(<GoesWithProducts id="row" title="Past erbij" lines={some} />);

test('what goes with the lines is shown with the line it goes with, and never a line', async () => {
  fakeApi({
    'GET goes-with?vsins=V1%2CV2': [
      { ...cardAnswer('V7'), reason: 'fits-under', besideVsin: 'V2' },
      { ...cardAnswer('V8'), reason: null, besideVsin: null },
      { ...cardAnswer('V1'), reason: null, besideVsin: null },
    ],
  });
  show();
  await becomeIdle();
  expect(await screen.findByRole('region', { name: 'Past erbij' })).toBeVisible();
  expect(screen.getByText('Past onder: Tafel Alma')).toBeVisible();
  expect(screen.getByText('Lamp V8')).toBeVisible();
  expect(screen.queryByText('Lamp V1')).not.toBeInTheDocument();
});

test('what is true of all of them is said once, with the name and without the colour of the line', async () => {
  const ofCollection = { reason: 'collection', besideVsin: 'V1' };
  fakeApi({
    'GET goes-with?vsins=V1': [
      { ...cardAnswer('V7'), ...ofCollection },
      { ...cardAnswer('V8'), ...ofCollection },
    ],
  });
  show([{ vsin: 'V1', title: 'Bank Oslo, zandkleurig linnen' }]);
  await becomeIdle();
  expect(await screen.findByText('Uit dezelfde collectie als Bank Oslo')).toBeVisible();
});

test('where nothing goes with them nothing stands, and nothing is asked without products', async () => {
  const asked = fakeApi({ 'GET goes-with?vsins=V1%2CV2': [] });
  const { unmount } = show();
  await becomeIdle();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  for (const some of [[], [{ vsin: 'GIFTCARD', title: 'Cadeaukaart' }]]) {
    show(some);
    await becomeIdle();
  }
  expect(asked).toHaveLength(1);
});
