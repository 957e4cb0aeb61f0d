/** @jest-environment jsdom */
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { forgetSearches, readSearches, saveSearch } from './recent-searches';

const nl = { code: 'nl', locale: 'nl-NL' } as const;

beforeEach(() => {
  localStorage.clear();
  decide(allAllowed);
});

test('the last search comes first, each once, and five are kept', () => {
  for (const term of ['bank', 'lamp', 'kast', 'bed', 'Bank', 'stoel', 'tafel']) saveSearch(nl, term);
  expect(readSearches(nl)).toEqual(['tafel', 'stoel', 'Bank', 'bed', 'kast']);
});

test('nothing is kept of whoever does not allow it, and what was kept can be forgotten', () => {
  saveSearch(nl, 'bank');
  forgetSearches(nl);
  expect(readSearches(nl)).toEqual([]);
  decide(noneAllowed);
  saveSearch(nl, 'lamp');
  decide(allAllowed);
  expect(readSearches(nl)).toEqual([]);
});
