import { returnDaysOf } from './return-days.ts';

test.each([
  ['what the shop grants', { freeReturnDays: 30 }, 30],
  ['the days of the law, where a shop would grant fewer', { freeReturnDays: 7 }, 14],
  ['the days of the law, where nothing is known of the shop', null, 14],
])('goods go back within %s', (_, granted, days) => {
  expect(returnDaysOf(granted)).toBe(days);
});
