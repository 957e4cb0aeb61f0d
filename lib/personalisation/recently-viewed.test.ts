/** @jest-environment jsdom */
import { allAllowed, noneAllowed } from '@/lib/consent/purposes';
import { decide } from '@/lib/consent/store';
import { forgetViewed, readViewed, saveViewed, type Viewed } from './recently-viewed';

const viewed = (vsin: string): Viewed => ({
  vsin,
  title: `Bank ${vsin}`,
  href: `/nl/x-p-${vsin}`,
  picture: '/x.webp',
});
const nl = { code: 'nl', locale: 'nl-NL' } as const;
const be = { code: 'be', locale: 'nl-BE' } as const;
const french = { code: 'be-fr' } as const;
const vsins = (site: Parameters<typeof readViewed>[0]) => readViewed(site).map(({ vsin }) => vsin);

beforeEach(() => {
  localStorage.clear();
  decide(allAllowed);
});

test('the last one seen comes first, each product once', () => {
  for (const vsin of ['V1', 'V2', 'V1']) saveViewed(nl, viewed(vsin));
  expect(vsins(nl)).toEqual(['V1', 'V2']);
});

test('no more than twelve are kept, and each site keeps its own', () => {
  for (let index = 1; index <= 15; index += 1) saveViewed(nl, viewed(`V${index}`));
  expect(vsins(nl)).toHaveLength(12);
  expect(vsins(nl)[0]).toBe('V15');
  expect(vsins(be)).toEqual([]);
});

test('each language of a site shows what was seen in it, and all of it is forgotten at once', () => {
  saveViewed(be, { ...viewed('V1'), href: '/be/x-p-V1' });
  saveViewed(french, { ...viewed('V2'), href: '/be-fr/x-p-V2' });
  expect([vsins(be), vsins(french)]).toEqual([['V1'], ['V2']]);
  forgetViewed(french);
  expect(vsins(be)).toEqual([]);
});

test('a list of another shape is thrown away', () => {
  saveViewed(nl, viewed('V1'));
  const key = Object.keys(localStorage).find((name) => name.endsWith('recently-viewed')) ?? '';
  localStorage.setItem(key, JSON.stringify({ value: [{ vsin: 1 }], expiresAt: null }));
  expect(readViewed(nl)).toEqual([]);
});

test('nothing is kept of whoever does not allow it, and what was kept can be forgotten', () => {
  saveViewed(nl, viewed('V1'));
  forgetViewed(nl);
  expect(vsins(nl)).toEqual([]);
  decide(noneAllowed);
  saveViewed(nl, viewed('V2'));
  expect(vsins(nl)).toEqual([]);
});
