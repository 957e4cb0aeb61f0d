import { waitFor } from '@testing-library/react';
import { clearVisit, showInShop } from '@/components/testing/in-shop';
import { searchFieldId } from '@/lib/browser/search-field';
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { readSearches } from '@/lib/personalisation/recent-searches';
import { siteRules } from '@/sites/rules';
import { ShownSearchWords } from './shown-search-words';

jest.mock('next/navigation', () => ({ useParams: () => ({ site: 'nl' }) }));

let field: HTMLInputElement;
beforeEach(() => {
  field = document.createElement('input');
  field.id = searchFieldId;
  document.body.append(field);
});
afterEach(() => {
  field.remove();
  decide(noneAllowed);
  clearVisit();
});

test('the words of the results stand in the search field, and go with the page', () => {
  const view = showInShop(<ShownSearchWords term="hoekbank" />);
  expect(field).toHaveValue('hoekbank');
  view.unmount();
  expect(field).toHaveValue('');
});

test('what somebody is typing stays', () => {
  field.focus();
  field.value = 'tafel';
  const view = showInShop(<ShownSearchWords term="hoekbank" />);
  expect(field).toHaveValue('tafel');
  view.unmount();
  expect(field).toHaveValue('tafel');
});

test('they are kept for the next search of whoever allows it', async () => {
  decide(allAllowed);
  showInShop(<ShownSearchWords term="hoekbank" />);
  await waitFor(() => expect(readSearches(siteRules.nl)).toEqual(['hoekbank']));
});
