import { clearVisit } from '@/components/testing/in-shop';
import { siteKey } from '@/lib/storage/storage';
import { siteRules } from '@/sites/rules';
import { forgetLine, readSavedLines, saveLine } from './saved-lines';
import { basketAnswer, itemAnswer } from './testing/basket-answer';
import { toBasket } from './to-basket';

const { nl, de } = siteRules;
const lineOf = (vsin: string, quantity = 1) => {
  const [line] = toBasket(basketAnswer([itemAnswer(vsin, quantity)]), siteRules.nl).items;
  if (!line) throw new Error('A line was made.');
  return line;
};
const kept = () => readSavedLines(nl).map(({ vsin, quantity }) => [vsin, quantity]);

afterEach(clearVisit);

test('what is saved comes first, once each, and only on its own site', () => {
  saveLine(nl, lineOf('V1', 2));
  saveLine(nl, lineOf('V2'));
  saveLine(nl, lineOf('V1', 3));
  expect(kept()).toEqual([
    ['V1', 3],
    ['V2', 1],
  ]);
  expect(readSavedLines(de)).toEqual([]);
  forgetLine(nl, 'V1');
  expect(kept()).toEqual([['V2', 1]]);
});

test('no more is kept than a list can hold', () => {
  for (let index = 1; index <= 31; index += 1) saveLine(nl, lineOf(`V${index}`));
  expect(kept()).toHaveLength(30);
  expect(kept()[0]).toEqual(['V31', 1]);
});

test('it is kept for ninety days, and nothing of another shape is read', () => {
  jest.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') });
  saveLine(nl, lineOf('V1'));
  jest.setSystemTime(new Date('2027-02-13T09:00:00Z'));
  expect(kept()).toHaveLength(1);
  jest.setSystemTime(new Date('2027-02-15T09:00:00Z'));
  expect(kept()).toEqual([]);
  jest.useRealTimers();
  const key = siteKey(nl, 'saved-lines');
  localStorage.setItem(key, JSON.stringify({ value: [{ vsin: 'V1', media: null }], expiresAt: null }));
  expect(kept()).toEqual([]);
});
