import { clearPendingFavourite, readPendingFavourite, savePendingFavourite } from './pending-favourite';

const nl = { code: 'nl', locale: 'nl-NL' } as const;
const be = { code: 'be', locale: 'nl-BE' } as const;

beforeEach(() => {
  window.sessionStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

it('is kept for as long as signing in may take, in this tab and for this site', () => {
  savePendingFavourite(nl, 'V100101');
  jest.setSystemTime(new Date('2026-12-01T12:29:59Z'));
  expect([readPendingFavourite(nl), readPendingFavourite(be)]).toEqual(['V100101', null]);
  expect(window.localStorage).toHaveLength(0);
  jest.setSystemTime(new Date('2026-12-01T12:30:00Z'));
  expect(readPendingFavourite(nl)).toBeNull();
});

it('is gone once it has come true', () => {
  savePendingFavourite(nl, 'V100101');
  clearPendingFavourite(nl);
  expect(readPendingFavourite(nl)).toBeNull();
});
