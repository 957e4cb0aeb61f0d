import { act, screen, waitFor } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { fakeApi, refuse, visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { dialogLevel } from '@/lib/browser/dialog-entry';
import { useChosenList } from '@/lib/favourites/use-chosen-list';
import { useLists } from '@/lib/favourites/use-lists';
import messages from '@/messages/nl/interface.json';
import { siteRules } from '@/sites/rules';
import { FavouriteListsPart } from './favourite-lists-part';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const texts = messages.favourites.lists;
const hall = { id: '3d4c9b1e-0000-4000-8000-000000000001', name: 'Hal', note: '', products: [] };
const isOfCustomer = true;

beforeAll(giveDialogs);
beforeEach(() => visitAs('Customer'));
afterEach(clearVisit);

function Part() {
  const lists = useLists(siteRules.nl, isOfCustomer);
  const id = useChosenList();
  const chosen = lists.find((list) => list.id === id) ?? null;
  return <FavouriteListsPart cards={[]} lists={lists} chosen={chosen} isOfCustomer={isOfCustomer} />;
}
async function begin() {
  const { user } = showInShop(<Part />);
  await user.click(await screen.findByRole('button', { name: texts.new }));
  await user.type(screen.getByLabelText(texts.name), 'Zolder');
  return user;
}
const put = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name}`) });

test('Back closes the dialog and stays on the page', async () => {
  fakeApi({ 'GET favourite-lists': [hall] });
  await begin();
  expect(dialogLevel()).toBe(1);
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await put('Hal')).toBeInTheDocument();
});

test('a list that was made is shown, and Back from there shows all favourites', async () => {
  Object.assign(window.crypto, { randomUUID: () => 'a' });
  fakeApi({ 'GET favourite-lists': [hall], 'PUT favourite-lists/a': [{ ...hall, id: 'a' }] });
  const user = await begin();
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(window.location.hash).toBe('#list=a'));
  expect(await put('Zolder')).toHaveAttribute('aria-current', 'true');
  act(() => window.history.back());
  await waitFor(() => expect(window.location.hash).toBe(''));
  expect([dialogLevel(), screen.queryByRole('dialog')]).toEqual([0, null]);
  await waitFor(async () => expect(await put('Zolder')).not.toHaveAttribute('aria-current'));
});

test('a list that was changed stays, and no entry of the dialog is left behind', async () => {
  window.history.replaceState({ page: 'favourites' }, '', `#list=${hall.id}`);
  fakeApi({ 'GET favourite-lists': [hall], [`PUT favourite-lists/${hall.id}`]: [hall] });
  const { user } = showInShop(<Part />);
  await user.click(await screen.findByRole('button', { name: 'Lijst “Hal” wijzigen' }));
  expect(dialogLevel()).toBe(1);
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(dialogLevel()).toBe(0));
  expect([window.location.hash, window.history.state]).toEqual([`#list=${hall.id}`, { page: 'favourites' }]);
});

test('lists that could not be read are not hidden by one that was made', async () => {
  Object.assign(window.crypto, { randomUUID: () => 'a' });
  let isUp = false;
  fakeApi({
    'GET favourite-lists': () =>
      isUp ? [hall, { ...hall, id: 'a', name: 'Zolder' }] : refuse('unavailable'),
    'PUT favourite-lists/a': [{ ...hall, id: 'a' }],
  });
  const user = await begin();
  isUp = true;
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await put('Hal')).toBeInTheDocument();
  expect(await put('Zolder')).toBeInTheDocument();
});
