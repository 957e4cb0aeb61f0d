import { screen, waitFor } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { fakeApi, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { queryClient } from '@/lib/react-query/query-client';
import { PurchaseList } from './purchase-list';

jest.mock('next/navigation', () => ({
  useParams: () => ({ site: 'nl' }),
  useSearchParams: () => new URLSearchParams(),
}));

const media = { newFileName: 'a.webp', securePath: '/media/a.webp', secureThumbPath: '/media/thumb/a.webp' };
const purchase = {
  ...{ orderId: '11111111-1111-4111-8111-111111111111', productId: 'V100101', alias: 'bank-oslo' },
  ...{ title: 'Bank Oslo', options: [{ title: 'Kleur', value: 'Zand' }], orderedAt: '2026-10-01T22:30:00Z' },
  media: { ...media, contentType: 'image/webp', kind: 'packshot', width: 4, height: 3, alt: '', shows: null },
  ...{ author: 'Sanne W.', review: null },
};
const said = { rating: 4, title: 'Zit heerlijk', text: 'Na een maand nog steeds blij mee.' };
const waiting = {
  ...{ id: '22222222-2222-4222-8222-222222222222', ...said, pictures: [], status: 'waiting', isShown: false },
  ...{ reason: null, note: null, writtenAt: '2026-11-01T10:00:00Z' },
};
const list = 'POST own-reviews/purchases';

beforeAll(giveDialogs);
beforeAll(() => queryClient().setDefaultOptions({ queries: { retry: false } }));
afterEach(clearVisit);

const openWithKey = () => {
  window.history.replaceState(null, '', '/nl/review#key=k-1');
  return showInShop(<PurchaseList />).user;
};
const write = async (user: ReturnType<typeof openWithKey>) => {
  await user.click(await screen.findByRole('button', { name: 'Bank Oslo beoordelen' }));
  await user.click(screen.getByRole('radio', { name: /Goed/ }));
  await user.type(screen.getByLabelText('Titel'), said.title);
  await user.type(screen.getByLabelText('Uw beoordeling'), said.text);
  await user.click(screen.getByRole('button', { name: 'Beoordeling versturen' }));
};

test('the key of the mail opens the purchases and goes with what is written, without a session', async () => {
  const asked = fakeApi({ [list]: [purchase], 'PUT own-reviews': [waiting] });
  const user = openWithKey();
  // In the shop it was past midnight.
  expect(await screen.findByText(/2 oktober 2026/)).toBeInTheDocument();
  await write(user);
  expect(await screen.findByText(/Wij lezen uw beoordeling voordat/)).toBeInTheDocument();
  expect(asked.at(-1)?.items).toEqual([
    { key: 'k-1', orderId: purchase.orderId, productId: 'V100101', ...said, pictures: [] },
  ]);
  expect(asked.some(({ headers }) => headers.has('authorization'))).toBe(false);
});

test('what is missing is said beside it, and what the shop refuses loses nothing', async () => {
  fakeApi({ [list]: [purchase], 'PUT own-reviews': refuse('state-conflict', 'Dit kan niet meer.') });
  const user = openWithKey();
  await user.click(await screen.findByRole('button', { name: 'Bank Oslo beoordelen' }));
  await user.click(screen.getByRole('button', { name: 'Beoordeling versturen' }));
  await waitFor(() => expect(screen.getByLabelText('Titel')).toHaveAccessibleDescription(/Vul/));
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await write(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Dit kan niet meer.');
  expect(screen.getByLabelText('Titel')).toHaveValue(said.title);
});

test.each([
  ['taken back', [{ reviewId: waiting.id }]],
  ['that a press before has taken back', refuse('resource-not-found')],
])('what is %s can be written again', async (_case, answer) => {
  fakeApi({
    [list]: [{ ...purchase, review: { ...waiting, status: 'refused', reason: 'unclear' } }],
    'POST own-reviews/removal': answer,
  });
  const user = openWithKey();
  expect(await screen.findByText(/niet duidelijk wat u van het product vindt/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Beoordeling van Bank Oslo verwijderen' }));
  await user.click(screen.getByRole('button', { name: 'Ja, verwijderen' }));
  expect(await screen.findByRole('button', { name: 'Bank Oslo beoordelen' })).toBeInTheDocument();
});

test('a link that is not right is told, with the other ways', async () => {
  fakeApi({ [list]: refuse('link-expired') });
  openWithKey();
  expect(await screen.findByRole('alert')).toHaveTextContent('Deze link klopt niet');
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute(
    'href',
    '/nl/auth/sign-in?next=%2Fnl%2Freview',
  );
});
