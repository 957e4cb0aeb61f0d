import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { GoesWithProducts } from './goes-with-products';
import { cardAnswer } from './testing/card-answer';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }), useRouter: () => ({}) }));

const idle: (() => void)[] = [];
/** Of every element: out of sight. */
class Sight {
  private readonly callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.callback = callback;
  }
  observe(): void {
    this.callback([{ isIntersecting: false }]);
  }
  disconnect(): void {}
}
beforeAll(() => {
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    cancelIdleCallback: () => {},
    IntersectionObserver: Sight,
    ResizeObserver: Sight,
  });
});
beforeEach(() => {
  idle.length = 0;
  visitAs('Guest');
});
afterEach(clearVisit);

const becomeIdle = () => act(async () => idle.splice(0).forEach((callback) => void callback()));
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
