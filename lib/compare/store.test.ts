import { loadCompared, toggleCompared, useCompareStore } from './store';

const site = { code: 'nl' } as const;
const state = () => useCompareStore.getState();

beforeEach(() => {
  window.localStorage.clear();
  useCompareStore.setState({ vsins: null, isRefused: false });
});

it('keeps what is compared in this browser, in the order of choosing', () => {
  for (const vsin of ['V3', 'V1', 'V2', 'V1']) toggleCompared(site, vsin);
  expect(state().vsins).toEqual(['V3', 'V2']);
  useCompareStore.setState({ vsins: null });
  loadCompared(site);
  expect(state().vsins).toEqual(['V3', 'V2']);
  expect(window.localStorage).toHaveLength(1);
});

it('refuses a fifth, says so until something changes, and loses none', () => {
  for (const vsin of ['V1', 'V2', 'V3', 'V4', 'V5']) toggleCompared(site, vsin);
  expect(state()).toEqual({ vsins: ['V1', 'V2', 'V3', 'V4'], isRefused: true });
  toggleCompared(site, 'V2');
  toggleCompared(site, 'V5');
  expect(state()).toEqual({ vsins: ['V1', 'V3', 'V4', 'V5'], isRefused: false });
});

it('keeps nothing where nothing is compared, and forgets what is no list of products', () => {
  toggleCompared(site, 'V1');
  const [key] = Object.keys(window.localStorage);
  toggleCompared(site, 'V1');
  expect(window.localStorage).toHaveLength(0);
  window.localStorage.setItem(String(key), JSON.stringify({ value: ['<b>'], expiresAt: null }));
  loadCompared(site);
  expect(state().vsins).toEqual([]);
});

it('works without storage until the page is left', () => {
  const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  toggleCompared(site, 'V1');
  toggleCompared(site, 'V2');
  expect(state().vsins).toEqual(['V1', 'V2']);
  spy.mockRestore();
});
