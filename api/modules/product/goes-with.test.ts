import { type Candidate, fitsUnder, goesWith } from './goes-with.ts';

const table = {
  facts: { legRoomHeightCm: 67, legRoomWidthCm: 139 },
  widthCm: 220,
  depthCm: 95,
  seatHeightCm: null,
};
const chair = { facts: {}, widthCm: 48, depthCm: 55, seatHeightCm: 46 };
const other = (id: number, more: Partial<Candidate>): Candidate => ({
  ...chair,
  id,
  vsin: `V${id}`,
  isSameCollection: false,
  ...more,
});

describe('a seat and a table', () => {
  it('go together when the seat leaves room for legs under the top', () => {
    expect(fitsUnder(chair, table)).toBe(true);
    expect(fitsUnder({ ...chair, seatHeightCm: 52 }, table)).toBe(false);
    expect(fitsUnder({ ...chair, seatHeightCm: 34 }, table)).toBe(false);
  });

  it('do not when the arms are as high as the room under it, or the bench is as wide as what is between the legs', () => {
    expect(fitsUnder({ ...chair, facts: { armHeightCm: 66 } }, table)).toBe(true);
    expect(fitsUnder({ ...chair, facts: { armHeightCm: 67 } }, table)).toBe(false);
    expect(fitsUnder({ ...chair, widthCm: 140 }, table)).toBe(false);
    expect(fitsUnder({ ...chair, widthCm: 140 }, { ...table, facts: { legRoomHeightCm: 67 } })).toBe(true);
  });

  it('are told by their facts: a sofa is no chair, a low table has no room for legs', () => {
    expect(fitsUnder({ ...chair, depthCm: 94 }, table)).toBe(false);
    expect(fitsUnder(chair, { ...table, facts: {} })).toBe(false);
    expect(fitsUnder(table, table)).toBe(false);
  });
});

describe('what goes with a product', () => {
  const candidates = [
    other(1, { seatHeightCm: null, isSameCollection: true }),
    other(2, { isSameCollection: true }),
    other(3, { depthCm: 90 }),
    other(4, {}),
  ];

  it('is first what the shop has chosen, then what fits, then its collection, each with the reason', () => {
    expect(goesWith(table, { chosen: [9, 4], candidates, limit: 8 })).toEqual([
      { id: 9, reason: null },
      { id: 4, reason: 'fits-under' },
      { id: 2, reason: 'fits-under' },
      { id: 1, reason: 'collection' },
    ]);
  });

  it('of a chair is the table that takes it', () => {
    const found = goesWith(chair, {
      chosen: [],
      candidates: [{ ...table, id: 5, vsin: 'V5', isSameCollection: false }],
      limit: 8,
    });
    expect(found).toEqual([{ id: 5, reason: 'takes-seat' }]);
  });

  it('is no more than there is room for, and nothing where nothing goes with it', () => {
    expect(goesWith(table, { chosen: [], candidates, limit: 1 })).toEqual([{ id: 2, reason: 'fits-under' }]);
    expect(goesWith(chair, { chosen: [], candidates: [other(3, {})], limit: 8 })).toEqual([]);
  });
});
