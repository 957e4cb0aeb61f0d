import { isAbreast } from './is-abreast';

const tiles = (count: number, mapsLink?: string) => Array.from({ length: count }, () => ({ mapsLink }));

test('three or nine tiles stand in threes on a tablet; six fill rows of two', () => {
  expect([3, 4, 6, 9].map((count) => isAbreast(tiles(count)))).toEqual([true, false, false, true]);
});

test('three places stay in twos, for their hours', () => {
  expect(isAbreast(tiles(3, 'https://maps.example/'))).toBe(false);
});
