import { isParcel } from '../../contract/parcel.ts';
import { deliveryCostMinor } from './delivery-cost.ts';

const vase = { widthCm: 20, depthCm: 20, heightCm: 35, weightKg: 2 };
const sofaBox = { widthCm: 215, depthCm: 95, heightCm: 70, weightKg: 62 };
const shipment = (packages: (typeof vase)[], subTotalMinor: number) => ({
  pieces: [{ packages, quantity: 1 }],
  subTotalMinor,
});
const home = { method: 'home', site: 'nl', freeFromMinor: 50_000 } as const;

test.each([
  ['a vase', vase, true],
  ['exactly at the limits', { widthCm: 120, depthCm: 45, heightCm: 45, weightKg: 23 }, true],
  ['too heavy', { ...vase, weightKg: 23.1 }, false],
  ['too long', { ...vase, heightCm: 121 }, false],
  ['too thick', { widthCm: 100, depthCm: 60, heightCm: 60, weightKg: 5 }, false],
  ['a sofa', sofaBox, false],
])('a carrier takes %s: %#', (_, box, expected) => {
  expect(isParcel(box)).toBe(expected);
});

describe('delivery cost', () => {
  test('is nothing for an empty basket', () => {
    expect(deliveryCostMinor({ pieces: [], subTotalMinor: 0 }, { ...home, method: 'placement' })).toBe(0);
  });

  test('is the parcel rate for parcels and the furniture rate as soon as one piece is large', () => {
    expect(deliveryCostMinor(shipment([vase], 4_000), home)).toBe(595);
    expect(deliveryCostMinor(shipment([vase, sofaBox], 4_000), home)).toBe(4_900);
  });

  test('is free from the limit on, not one cent below it', () => {
    expect(deliveryCostMinor(shipment([sofaBox], 49_999), home)).toBe(4_900);
    expect(deliveryCostMinor(shipment([sofaBox], 50_000), home)).toBe(0);
  });

  test('placing always costs its surcharge', () => {
    const placement = { ...home, method: 'placement' } as const;
    expect(deliveryCostMinor(shipment([sofaBox], 50_000), placement)).toBe(3_900);
    expect(deliveryCostMinor(shipment([vase], 4_000), placement)).toBe(595 + 3_900);
  });
});
