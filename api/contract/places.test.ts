import type { ProductCard } from './catalogue.ts';
import { toPlaces } from './places.ts';

const card = (vsin: string, isAvailable = true): ProductCard => ({
  productId: vsin,
  vsin,
  alias: 'lamp',
  title: 'Lamp',
  media: [],
  unitPrice: { amount: 100, currency: 'EUR' },
  generalMarketPrice: null,
  discountRate: 0,
  basketPrice: null,
  badges: [],
  swatches: [],
  swatchCount: 0,
  rating: null,
  mainSize: null,
  calculatedDeliveryDays: null,
  lastDeliveryDays: null,
  deliveryTime: { unit: 'days', first: 5, last: 8 },
  restockDate: null,
  isExpress: false,
  isAvailable,
});
const seen = ['V3', 'V1', 'V2'].map((vsin, index) => ({ vsin, x: index * 10, y: 50 }));

test('what is seen keeps its order and its place', () => {
  const places = toPlaces(seen, [card('V1'), card('V2'), card('V3')]);
  expect(places.map(({ x, product }) => [product.vsin, x])).toEqual([
    ['V3', 0],
    ['V1', 10],
    ['V2', 20],
  ]);
});

test('what is sold out, or not sold here, is left out', () => {
  const places = toPlaces(seen, [card('V1'), card('V2', false), card('V9')]);
  expect(places.map(({ product }) => product.vsin)).toEqual(['V1']);
});
