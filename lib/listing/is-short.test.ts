import { freeColumns, hasFilterColumn, isShort, roomPlace } from './is-short';
import type { FilterChip } from './models';

const chip: FilterChip = { key: 'k', label: 'Groen', href: '/' };
const listing = (total: number, chips: FilterChip[] = []) => ({
  total,
  chips,
  cards: Array.from({ length: total }, () => null),
});

test('a room takes the columns that the last row of few products leaves, and none of many', () => {
  const free = (total: number, tiles = 0) => freeColumns(listing(total), tiles);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((total) => free(total))).toEqual([2, 1, 0, 2, 1, 0, 2, 1, 0]);
  expect(free(10)).toBe(0);
  expect(free(0)).toBe(0);
});

test('a tile of the shop is a product less to fill', () => {
  expect(freeColumns(listing(7), 1)).toBe(1);
  expect(freeColumns(listing(8), 1)).toBe(0);
});

test('fewer than four products have no filters, unless one is chosen', () => {
  expect(hasFilterColumn(listing(3))).toBe(false);
  expect(hasFilterColumn(listing(3, [chip]))).toBe(true);
  expect(hasFilterColumn(listing(4))).toBe(true);
});

test('the room of full rows stands below them, and that of many products among them', () => {
  expect(roomPlace(listing(7), 0)).toBe('cell');
  expect(roomPlace(listing(6), 0)).toBe('column');
  expect(roomPlace(listing(3), 0)).toBe('page');
  expect(roomPlace(listing(40), 0)).toBe('among');
  expect(isShort(listing(9))).toBe(true);
});
