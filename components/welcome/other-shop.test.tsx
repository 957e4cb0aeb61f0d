import { act, screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import german from '@/messages/de/late.json';
import french from '@/messages/fr/late.json';
import OtherShop from './other-shop';

let site = 'nl';
let path = '/nl/banken-c-C11';
jest.mock('next/navigation', () => ({ useParams: () => ({ site }), usePathname: () => path }));

const footer = (editions: string) => <footer data-editions={editions} />;
const page = (editions = 'be be-fr de uk') => (
  <>
    <main tabIndex={-1} />
    <OtherShop />
    {footer(editions)}
  </>
);
const from = (country: string) => fakeApi({ 'GET lookup/country': [{ country }] });
const note = () => screen.queryByRole('complementary');
/** All that could be shown has been. */
const settled = (asked: readonly unknown[], calls: number) =>
  waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(calls)).then(() => act(async () => {}));

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function readsIn(...languages: string[]): void {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

beforeEach(() => {
  site = 'nl';
  path = '/nl/banken-c-C11';
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
  decide(noneAllowed);
  readsIn('en');
});
afterEach(() => {
  clearVisit();
  jest.restoreAllMocks();
});

test('a visitor from another country is offered its shop in its language, at the same page', async () => {
  from('DE');
  showInShop(page());
  const link = await screen.findByRole('link', { name: german.otherShop.link });
  expect(link).toHaveAttribute('href', '?shop=de');
  expect(note()).toHaveAttribute('lang', 'de-DE');
  expect(note()).toHaveAccessibleName('Bestellen Sie aus Deutschland?');
});

test('whoever closes it is not asked again', async () => {
  const asked = from('DE');
  const { user, unmount } = showInShop(page());
  await user.click(await screen.findByRole('button', { name: german.otherShop.close }));
  expect(note()).not.toBeInTheDocument();
  expect(document.querySelector('main')).toHaveFocus();
  unmount();
  showInShop(page());
  await settled(asked, 2);
  expect(note()).not.toBeInTheDocument();
});

test('whoever reads rather another language of the shop is offered that', async () => {
  site = 'be';
  path = '/be';
  readsIn('fr-BE', 'nl');
  from('BE');
  showInShop(page(''));
  const link = await screen.findByRole('link', { name: french.otherShop.languageLink });
  expect(link).toHaveAttribute('href', '?language=fr');
});

test.each([
  ['at home', 'NL', 'be de'],
  ['from a country without a shop that is open', 'GB', 'be de'],
])('nothing is offered %s', async (_, country, editions) => {
  const asked = from(country);
  showInShop(page(editions));
  await settled(asked, 1);
  expect(note()).not.toBeInTheDocument();
});

test.each(['/nl/checkout', '/nl/auth/sign-in'])('nobody is asked or looked up on %s', async (quiet) => {
  path = quiet;
  const asked = from('DE');
  showInShop(page());
  await act(async () => {});
  expect([asked.length, note()]).toEqual([0, null]);
});

test('it waits for the choice about consent, and needs none', async () => {
  clearVisit();
  const asked = from('GB');
  showInShop(page());
  await act(async () => {});
  expect([asked.length, note()]).toEqual([0, null]);
  act(() => decide(allAllowed));
  expect(await screen.findByRole('complementary')).toBeVisible();
});
