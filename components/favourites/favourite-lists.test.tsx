import { screen, waitFor, within } from '@testing-library/react';
import { giveDialogs } from '@/components/testing/browser-parts';
import { visitAs } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { readGuestLists } from '@/lib/favourites/guest-lists';
import messages from '@/messages/nl/interface.json';
import { siteRules } from '@/sites/rules';
import { ListDialog } from './list-dialog';
import { ListsBar } from './lists-bar';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const texts = messages.favourites.lists;
const list = { id: 'a', name: '', note: '', products: [] };
const card = (vsin: string, title: string) => ({ vsin, title }) as never;
const cards = [card('V1', 'Bank Oslo'), card('V2', 'Tafel Alma')];

beforeAll(giveDialogs);
beforeEach(() => visitAs('Guest'));
afterEach(clearVisit);

function show(change: object = {}, isNew = true) {
  const saved: unknown[] = [];
  const removed: unknown[] = [];
  const { user } = showInShop(
    <ListDialog
      list={{ ...list, ...change }}
      isNew={isNew}
      cards={cards}
      onClose={() => undefined}
      onSaved={(one) => saved.push(one)}
      onRemoved={(one) => removed.push(one)}
    />,
  );
  return { user, saved, removed };
}

test('a list is made of a name, a note and some of the favourites', async () => {
  const { user, saved } = show();
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(screen.getByLabelText(texts.name)).toHaveAccessibleDescription(texts.nameMissing);
  expect(screen.getByLabelText(texts.name)).toHaveFocus();
  await user.type(screen.getByLabelText(texts.name), ' Woonkamer ');
  await user.type(screen.getByLabelText(texts.note), 'Eerst de vloer');
  await user.click(screen.getByRole('checkbox', { name: 'Tafel Alma' }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  const made = { id: 'a', name: 'Woonkamer', note: 'Eerst de vloer', products: ['V2'] };
  await waitFor(() => expect(saved).toEqual([made]));
  expect(readGuestLists(siteRules.nl)).toEqual([made]);
});

test('a list is changed and removed; its favourites are no part of that', async () => {
  const { user, saved, removed } = show({ name: 'Hal', products: ['V1'] }, false);
  await user.click(screen.getByRole('checkbox', { name: 'Bank Oslo' }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(saved).toMatchObject([{ name: 'Hal', products: [] }]));
  await user.click(screen.getByRole('button', { name: texts.remove }));
  await waitFor(() => expect(removed).toHaveLength(1));
  expect(readGuestLists(siteRules.nl)).toEqual([]);
});

test('a browser that keeps nothing is said, and what was typed stays', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const { user, saved } = show();
  await user.type(screen.getByLabelText(texts.name), 'Hal');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.failed)).toBeInTheDocument();
  expect(screen.getByLabelText(texts.name)).toHaveValue('Hal');
  expect(saved).toEqual([]);
  write.mockRestore();
});

test('the bar leads to all favourites and to each list, and says which is shown', () => {
  const lists = [
    { ...list, id: 'a', name: 'Woonkamer' },
    { ...list, id: 'b', name: 'Hal' },
  ];
  showInShop(<ListsBar lists={lists} chosenId="b" countOf={() => 3} onNew={() => undefined} />);
  const bar = screen.getByRole('navigation', { name: texts.label });
  const links = within(bar).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#', '#list=a', '#list=b']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
});
