import { siteRules } from '@/sites/rules';
import { formatMoment } from './format-moment';

it.each([
  ['nl', '2026-11-16T22:59:59Z', '16 november 2026'],
  ['nl', '2026-11-16T23:30:00Z', '17 november 2026'],
  ['nl', '2026-06-30T22:30:00Z', '1 juli 2026'],
  ['uk', '2026-11-16T23:30:00Z', '16 November 2026'],
  ['tr', '2026-12-31T21:00:00.000Z', '1 Ocak 2027'],
] as const)('in the shop of %s, %s is on %s', (site, moment, day) => {
  expect(formatMoment(moment, siteRules[site])).toBe(day);
});
