import { screen, waitFor } from '@testing-library/react';
import { knowSearchElement } from '@/components/testing/browser-parts';
import { fakeApi, refuse } from '@/components/testing/fake-api';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { saveSearch } from '@/lib/personalisation/recent-searches';
import { siteRules } from '@/sites/rules';
import { SearchBox } from './search-box';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

const found = {
  terms: ['hoekbank grijs', 'hoekbank leer'],
  categories: [{ type: 'category', vsin: 'C11', alias: 'banken', title: 'Banken', media: null }],
  products: [],
};

beforeAll(knowSearchElement);
afterEach(clearVisit);

function show() {
  const view = showInShop(<SearchBox id="search" action="/nl/search" />);
  return { ...view, box: screen.getByLabelText('Zoek in de winkel') };
}
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('it is a plain form that searches without anything else', () => {
  const { box } = show();
  expect(box.closest('form')).toHaveAttribute('action', '/nl/search');
  expect(box).toHaveAttribute('name', 'term');
  expect(box).toBeRequired();
});

test.each([
  ['', false],
  ['   ', false],
  [' bank ', true],
])('"%s" is sent: %s', (typed, isSent) => {
  const { box } = show();
  Object.assign(box, { value: typed });
  expect(box).toHaveProperty('validity.valid', isSent);
});

test('what is typed is asked for once, when the typing stops', async () => {
  const asked = fakeApi({ 'GET suggest': [found] });
  const { user, box } = show();
  await user.type(box, 'hoek');
  expect(await options()).toEqual([
    'hoekbank grijs',
    'hoekbank leer',
    'Banken',
    'Alle resultaten voor “hoek”',
  ]);
  expect(screen.getByRole('option', { name: /^Alle/ })).toHaveAttribute('href', '/nl/search?term=hoek');
  expect(screen.getByRole('listbox', { name: 'Zoeksuggesties' })).toBeInTheDocument();
  expect(asked.map(({ call }) => call.replace(/^.*\?/, ''))).toEqual(['term=hoek']);
});

test('the arrows choose, and Escape leaves the typed word', async () => {
  fakeApi({ 'GET suggest': [found] });
  const { user, box } = show();
  await user.type(box, 'hoek');
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('hoekbank leer');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveValue('hoek');
});

test('the empty field offers what was searched before, and where to begin', async () => {
  decide(allAllowed);
  saveSearch(siteRules.nl, 'rond vloerkleed');
  const asked = fakeApi({ 'GET suggest': [{ ...found, terms: [] }] });
  const { user, box } = show();
  await user.click(box);
  expect(await options()).toEqual(['rond vloerkleed', 'Banken']);
  expect(asked.map(({ call }) => call.replace(/^.*\?/, ''))).toEqual(['term=']);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveAttribute(
    'href',
    '/nl/search?term=rond+vloerkleed',
  );
  decide(noneAllowed);
});

test('words that the page has put into the field are asked for, not the empty field', async () => {
  const asked = fakeApi({ 'GET suggest': [found] });
  const { user, box } = show();
  if (box instanceof HTMLInputElement) box.value = 'hoekbank';
  await user.click(box);
  await options();
  expect(asked.map(({ call }) => call.replace(/^.*\?/, ''))).toEqual(['term=hoekbank']);
});

test('one letter is not enough to ask', async () => {
  const asked = fakeApi({ 'GET suggest': [found] });
  const { user, box } = show();
  await user.type(box, 'hoek');
  await options();
  await user.clear(box);
  await user.type(box, 'h');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(asked).toHaveLength(1);
});

test('without an answer there are no suggestions, and the form is still there', async () => {
  const asked = fakeApi({ 'GET suggest': refuse('unavailable') });
  const { user, box } = show();
  await user.type(box, 'hoek');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Zoeken' })).toBeEnabled();
});
