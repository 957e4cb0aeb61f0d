import { act, renderHook } from '@testing-library/react';
import { useShownPages } from './use-shown-pages';

const listing = '/nl/banken-c-C11';
const open = (most = 5) => renderHook(() => useShownPages(most));

beforeEach(() => window.history.replaceState({ router: 'kept' }, '', listing));
afterEach(() => {
  window.scrollY = 0;
});

it('shows the first page until more is asked for, and no more than there is', () => {
  const { result } = open(2);
  expect(result.current.shown).toBe(0);
  for (let press = 0; press < 3; press += 1) act(() => result.current.showMore());
  expect(result.current.shown).toBe(2);
});

it('finds as many pages and the place where the shopper was, after Back', () => {
  const before = open();
  act(() => before.result.current.showMore());
  window.scrollY = 1800;
  act(() => void window.dispatchEvent(new Event('scrollend')));
  before.unmount();
  expect(open().result.current).toMatchObject({ shown: 1, top: 1800 });
});

it('leaves to the router what it keeps in the same entry', () => {
  const { result } = open();
  act(() => result.current.showMore());
  expect(window.history.state).toMatchObject({ router: 'kept' });
});

it('notes no place of this listing at the address of another', () => {
  const { result } = open();
  act(() => result.current.showMore());
  window.history.replaceState(null, '', '/nl/stoelen-c-C12');
  window.scrollY = 900;
  act(() => void window.dispatchEvent(new Event('scrollend')));
  expect(window.history.state).toBeNull();
});

it.each([null, 'text', { lindenListing: null }, { lindenListing: { pages: -2, top: 'x' } }])(
  'begins anew where the entry holds %j',
  (state) => {
    window.history.replaceState(state, '', listing);
    expect(open().result.current).toMatchObject({ shown: 0, top: 0 });
  },
);
