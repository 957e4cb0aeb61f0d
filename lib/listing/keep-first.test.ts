import { keepFirst } from './keep-first';

const cards = ['V1', 'V2', 'V3', 'V4', 'V5'].map((vsin) => ({ vsin }));
const order = (wanted: string[], seen: number) => keepFirst(cards, wanted, seen).map(({ vsin }) => vsin);

test('what has been seen stays, what follows comes in the wanted order', () => {
  expect(order(['V5', 'V4', 'V3', 'V2', 'V1'], 2)).toEqual(['V1', 'V2', 'V5', 'V4', 'V3']);
  expect(order(['V5', 'V4', 'V3', 'V2', 'V1'], 0)).toEqual(['V5', 'V4', 'V3', 'V2', 'V1']);
  expect(order(['V5', 'V4', 'V3', 'V2', 'V1'], 5)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5']);
});

test('nothing is lost or added, whatever is wanted', () => {
  expect(order(['V9', 'V4'], 1)).toEqual(['V1', 'V4', 'V2', 'V3', 'V5']);
});
