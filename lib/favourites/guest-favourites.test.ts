import { siteKey } from '@/lib/storage/storage';
import { keepGuestFavourite, readGuestFavourites, writeGuestFavourites } from './guest-favourites';

const nl = { code: 'nl' } as const;
const be = { code: 'be' } as const;
const beFrench = { code: 'be-fr' } as const;

beforeEach(() => window.localStorage.clear());

it('are kept for the site in all its languages, the last first and each once', () => {
  keepGuestFavourite(be, 'V1', true);
  keepGuestFavourite(beFrench, 'V2', true);
  expect(keepGuestFavourite(be, 'V1', true)).toEqual(['V1', 'V2']);
  expect(readGuestFavourites(beFrench)).toEqual(['V1', 'V2']);
  expect(readGuestFavourites(nl)).toEqual([]);
});

it('outlive the token, whose end takes along what begins with the key of the visit', () => {
  keepGuestFavourite(nl, 'V1', true);
  for (const key of Object.keys(window.localStorage))
    expect(key.startsWith(siteKey({ code: 'nl' }, ''))).toBe(false);
});

it('leave nothing behind once the last is taken off', () => {
  keepGuestFavourite(nl, 'V1', true);
  expect(keepGuestFavourite(nl, 'V1', false)).toEqual([]);
  expect(window.localStorage).toHaveLength(0);
});

it('are not read where something else was written', () => {
  writeGuestFavourites(nl, ['<script>']);
  expect(readGuestFavourites(nl)).toEqual([]);
});

it('refuse one more than an account keeps, and lose none of the others', () => {
  const full = Array.from({ length: 200 }, (_, index) => `V${index + 1}`);
  writeGuestFavourites(nl, full);
  expect(() => keepGuestFavourite(nl, 'V999', true)).toThrow();
  expect(readGuestFavourites(nl)).toEqual(full);
});
