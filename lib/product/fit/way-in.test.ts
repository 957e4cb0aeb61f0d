import fc from 'fast-check';
import { isBulky } from '@/api/contract/is-bulky';
import { type Home, wayIn } from './way-in';

const door: Home = { door: { width: 83, height: 201 }, hallWidth: null, stairs: null, lift: null };
const spareAt = (box: Parameters<typeof wayIn>[0], home: Home, hurdle: string) =>
  wayIn(box, home).passages.find((passage) => passage.hurdle === hurdle)?.spare;

it('carries a sofa on its side through a door that is narrower than it is deep', () => {
  const { spare, held } = wayIn({ width: 215, depth: 95, height: 60 }, door);
  expect(held).toEqual({ width: 60, height: 95 });
  expect(spare).toBe(23);
});

it('says what is missing where no way of holding it helps', () => {
  expect(wayIn({ width: 300, depth: 100, height: 90 }, door).spare).toBe(-7);
});

it('turns a long thing round a corner only as far as the hall is wide', () => {
  const table = { width: 220, depth: 8, height: 100 };
  const halls = [60, 90, 140].map((hallWidth) => spareAt(table, { ...door, hallWidth }, 'hall') ?? 0);
  // Flat or on its long side: 220 cm by 8 cm, turned between 83 cm and 60 cm of width.
  expect(halls[0]).toBeLessThan(0);
  expect(halls[2]).toBeGreaterThan(0);
  expect(halls[1]).toBeGreaterThan(halls[0] ?? 0);
});

it('turns a thin rod round a corner up to the length of the book', () => {
  // (a^(2/3) + b^(2/3))^(3/2) is the longest ladder for passages of 90 cm and 90 cm: 254.6 cm.
  const hall: Home = { ...door, door: { width: 90, height: 60 }, hallWidth: 90 };
  const rod = (width: number) => ({ width, depth: 0.01, height: 0.01 });
  expect(spareAt(rod(254), hall, 'hall')).toBeGreaterThan(0);
  expect(spareAt(rod(256), hall, 'hall')).toBeLessThan(0);
});

it('goes up stairs that turn only if it gets round the turn, upright where there is headroom', () => {
  const wardrobe = { width: 100, depth: 60, height: 190 };
  const stairs = (hasTurn: boolean, headroom: number): Home => ({
    ...door,
    stairs: { width: 75, headroom, hasTurn },
  });
  expect(spareAt(wardrobe, stairs(false, 180), 'stairs')).toBe(15);
  expect(spareAt(wardrobe, stairs(true, 180), 'stairs')).toBeLessThan(0);
  expect(spareAt({ ...wardrobe, width: 70 }, stairs(true, 200), 'stairs')).toBeGreaterThan(0);
});

it('leans what is longer than the lift is deep', () => {
  const lift: Home = { ...door, lift: { width: 100, depth: 120, height: 210, doorWidth: 80 } };
  expect(spareAt({ width: 215, depth: 60, height: 15 }, lift, 'lift')).toBeGreaterThan(0);
  expect(spareAt({ width: 250, depth: 60, height: 15 }, lift, 'lift')).toBeLessThan(0);
});

const side = fc.double({ min: 1, max: 320, noNaN: true });
const box = fc.record({ width: side, depth: side, height: side });
const width = fc.double({ min: 40, max: 200, noNaN: true });
const home: fc.Arbitrary<Home> = fc.record({
  door: fc.record({ width, height: width }),
  hallWidth: fc.option(width),
  stairs: fc.option(fc.record({ width, headroom: width, hasTurn: fc.boolean() })),
  lift: fc.option(fc.record({ width, depth: width, height: width, doorWidth: width })),
});

it('does not depend on how its sides are named', () => {
  fc.assert(
    fc.property(box, home, (it, at) => {
      const turned = { width: it.height, depth: it.width, height: it.depth };
      expect(wayIn(turned, at).spare).toBeCloseTo(wayIn(it, at).spare, 6);
    }),
  );
});

it('never gets worse by a smaller thing', () => {
  fc.assert(
    fc.property(box, home, fc.double({ min: 0.3, max: 1, noNaN: true }), (it, at, by) => {
      const smaller = { width: it.width * by, depth: it.depth, height: it.height * by };
      expect(wayIn(smaller, at).spare).toBeGreaterThanOrEqual(wayIn(it, at).spare - 1e-9);
    }),
  );
});

it('is asked of what two people carry, not of what is held under an arm', () => {
  expect(isBulky({ width: 215, depth: 95, height: 60 })).toBe(true);
  expect(isBulky({ width: 100, depth: 20, height: 12 })).toBe(false);
  expect(isBulky({ width: 46, depth: 46, height: 50 })).toBe(false);
});
