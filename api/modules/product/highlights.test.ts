import { highlightCodes } from '../../contract/catalogue.ts';
import { type HighlightFacts, highlightsOf } from './highlights.ts';

const nothing: HighlightFacts = {
  isQuick: false,
  warrantyYears: 0,
  rating: null,
  isLindenCollection: false,
  unitMinor: 10_000,
  discountRate: 0,
  tagAliases: [],
  localAliases: [],
  showroomCount: 0,
  colourCount: 1,
};
const everything: HighlightFacts = {
  isQuick: true,
  warrantyYears: 5,
  rating: { average: 4.6, count: 12, isExample: false },
  isLindenCollection: true,
  unitMinor: 99_900,
  discountRate: 10,
  tagAliases: ['gratis-montage', 'vynos-do-bytu'],
  localAliases: ['vynos-do-bytu'],
  showroomCount: 2,
  colourCount: 3,
};
const config = {
  highlightOrder: [...highlightCodes],
  highlightLimit: 6,
  PRODUCT_FREE_DELIVERY_LOWER_LIMIT: 500,
};

test('shows the first six of what holds, in the order of §9', () => {
  expect(highlightsOf(everything, config)).toEqual([
    'expressDelivery',
    'warranty',
    'customerRating',
    'isLindenCollection',
    'freeInstallation',
    'freeDelivery',
  ]);
  expect(highlightsOf(everything, { ...config, highlightLimit: 10 })).toEqual([...highlightCodes]);
});

test('follows another order and ignores names it does not know', () => {
  const highlightOrder = ['inCampaign', 'unheardOf', 'warranty'];
  expect(highlightsOf(everything, { ...config, highlightOrder })).toEqual(['inCampaign', 'warranty']);
});

test.each([
  [2, []],
  [3, ['warranty']],
])('%d years of guarantee are praised only where the law gives fewer', (warrantyYears, highlights) => {
  expect(highlightsOf({ ...nothing, warrantyYears }, config)).toEqual(highlights);
});

test('claims nothing that does not hold', () => {
  expect(highlightsOf(nothing, config)).toEqual([]);
  const rated = (average: number, isExample: boolean) =>
    highlightsOf({ ...nothing, rating: { average, count: 9, isExample } }, config);
  expect([rated(3.9, false), rated(4.6, true)]).toEqual([[], []]);
});

test.each([
  [49_999, []],
  [50_000, ['freeDelivery']],
])('delivery of %i cents is free from the limit on', (unitMinor, expected) => {
  expect(highlightsOf({ ...nothing, unitMinor }, config)).toEqual(expected);
});
