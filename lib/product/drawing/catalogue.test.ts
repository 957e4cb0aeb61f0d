import { outlineOf } from '@/api/db/seed/catalogue/outlines';
import { type NumberedProduct, productSeeds } from '@/api/db/seed/catalogue/products';
import { viewsOf } from './outlines';
import { pathsOf } from './paths';
import type { Part } from './shapes';
import { around } from './testing';
import type { Size, View } from './types';

const all = productSeeds.map(({ code, ...product }) => ({ code, product: { ...product, code } }));
function sizesOf(product: NumberedProduct): Size[] {
  return (product.sizes ?? [product]).map((size) => ({
    width: size.widthCm ?? product.widthCm,
    depth: size.depthCm ?? product.depthCm,
    height: size.heightCm ?? product.heightCm,
    seatHeight: size.seatHeightCm ?? product.seatHeightCm ?? null,
  }));
}
function drawn(code: string, sizeIndex = 0) {
  const product = productSeeds.find((seed) => seed.code === code);
  const size = product && sizesOf(product)[sizeIndex];
  if (!size) throw new Error(`no ${code}`);
  const { outline, outlineDetails } = outlineOf(code);
  return { ...viewsOf(outline, size, outlineDetails), size };
}

/** Rugs are what they look like: a rectangle, hardly higher than the floor. */
const boxes = ['rug-atlas-diamond', 'rug-line-stripe'];

it('every product but a rectangular rug has an outline of its own', () => {
  expect(productSeeds.filter(({ code }) => !outlineOf(code).outline).map(({ code }) => code)).toEqual(boxes);
});

it.each(all.filter(({ code }) => !boxes.includes(code)))(
  '$code does not look like a box',
  ({ code, product }) => {
    const { outline, outlineDetails } = outlineOf(code);
    for (const size of sizesOf(product)) {
      const views = viewsOf(outline, size, outlineDetails);
      const box = viewsOf(null, size, {});
      const same = (['front', 'side', 'top'] satisfies View[]).filter(
        (view) => pathsOf(views[view]).join() === pathsOf(box[view]).join(),
      );
      expect(same.length).toBeLessThan(3);
    }
  },
);

it.each(all)('$code fills its measures in each size, in few bytes', ({ code, product }) => {
  const { outline, outlineDetails } = outlineOf(code);
  for (const size of sizesOf(product)) {
    const { front, side, top } = viewsOf(outline, size, outlineDetails);
    const { width, depth, height } = size;
    const measured: [Part[], number, number][] = [
      [front, width, height],
      [side, depth, height],
      [top, width, depth],
    ];
    for (const [parts, across, up] of measured) {
      const { x, y, ...drawnSize } = around(parts);
      expect(x).toBeCloseTo(0);
      expect(y).toBeCloseTo(0);
      expect(drawnSize.width).toBeCloseTo(across);
      expect(drawnSize.height).toBeCloseTo(up);
    }
    const paths = [front, side, top].flatMap(pathsOf);
    expect(paths.join('').length).toBeLessThan(2400);
  }
});

/** How many parts of a view are boxes of this width and height, to a tenth. */
const like = (parts: readonly Part[], width: number, height?: number) =>
  parts.filter((part) => {
    const box = around([part]);
    return Math.abs(box.width - width) < 0.1 && (height === undefined || Math.abs(box.height - height) < 0.1);
  }).length;

it.each([
  ['sofa-oslo-3', 3, 17, 56],
  ['sofa-oslo-2', 2, 17, 56],
  ['sofa-lund-3', 2, 22, 60],
  ['sofa-como-3', 3, 14, 56],
  ['sofa-rio-leather', 3, 13, 56],
])('%s has %i seat cushions between arm rests of %i cm, %i cm deep', (code, seats, arm, deep) => {
  const { top, size } = drawn(code);
  expect(like(top, (size.width - 2 * arm) / seats, deep)).toBe(seats);
  expect(like(top, arm, size.depth)).toBe(2);
});

it.each([
  ['wardrobe-nord-oak', 3, 0],
  // A cornice of so many centimetres stands out over them.
  ['wardrobe-shaker-white', 2, 3],
  ['wardrobe-slat-walnut', 4, 0],
])('%s has %i doors', (code, doors, cornice) => {
  const { front, size } = drawn(code);
  const [wide, tall] = [(size.width - 2 - 2 * cornice) / doors, size.height - 9.4 - cornice];
  expect(like(front, wide, tall)).toBe(doors);
  expect(like(front, 1, 24)).toBe(doors);
});

it.each([
  ['sideboard-slat-oak', 4, 4],
  ['sideboard-cane-oak', 3, 3],
  ['sideboard-plain-walnut', 4, 4],
  ['tv-slat-walnut', 3, 2],
  ['tv-plain-oak', 3, 2],
])('%s has %i compartments; doors of them: %i', (code, compartments, doors) => {
  const { front, size } = drawn(code);
  const wide = (size.width - 4) / compartments;
  const shelves = compartments - doors;
  expect(like(front, wide)).toBe(compartments + shelves);
  expect(like(front, wide, 2)).toBe(shelves);
});

it('counts shelves, drawers, spindles and channels as the products have them', () => {
  const shelf = drawn('bookshelf-oak');
  expect(like(shelf.front, shelf.size.width - 4.4)).toBe(5);
  const rack = drawn('bookshelf-loft');
  expect(like(rack.front, rack.size.width - 4, 2.2)).toBe(6);
  expect(like(drawn('nightstand-oak').front, 2.6)).toBe(1);
  expect(like(drawn('nightstand-walnut-2').front, 2.6)).toBe(2);
  expect(like(drawn('desk-nils-oak').front, 2.6)).toBe(2);
  const channels = drawn('bed-riva-channel');
  expect(like(channels.front, (channels.size.width - 4) / 9)).toBe(9);
  const lines = (code: string) => drawn(code).front.filter((part) => part.length === 2).length;
  expect(lines('bed-spindle-oak')).toBe(21);
  expect(lines('chair-spindle-oak')).toBe(9);
});

it.each([
  [0, 276],
  [1, 306],
])(
  'the corner sofa is an L in its size %i of %i cm, its chaise on the right before the arm rest',
  (index, width) => {
    const { top, front, side, size } = drawn('sofa-bergen-corner', index);
    const seat = (width - 40) / 3;
    expect(size.width).toBe(width);
    const beyond = top
      .filter((part) => around([part]).y + around([part]).height > 94.1)
      .map((part) => around([part]));
    expect(beyond).toHaveLength(1);
    expect(beyond[0]?.x).toBeCloseTo(width - 20 - seat);
    expect(beyond[0]?.width).toBeCloseTo(seat);
    expect(like(top, seat, 58)).toBe(2);
    expect(like(top, 20, 94)).toBe(2);
    expect(like(front, seat)).toBeGreaterThan(6);
    // From the side, only what is as low as a seat is further in front than the arm.
    const low = side.filter((part) => around([part]).x + around([part]).width > 94.1);
    expect(Math.min(...low.map((part) => around([part]).y))).toBe(80 - 44);
  },
);

it('the chaise of a corner sofa may be on the left', () => {
  const size = { width: 276, depth: 158, height: 80, seatHeight: 44 };
  const { outlineDetails } = outlineOf('sofa-bergen-corner');
  const { top } = viewsOf('corner-sofa', size, { ...outlineDetails, chaise: 'left' });
  const reaching = top.map((part) => around([part])).filter(({ y, height }) => y + height > 94.1);
  expect(reaching.map(({ x }) => x)).toEqual([20]);
});

it('the arc lamp is a disc, a bow and a dome, not a slab', () => {
  const { front, top } = drawn('lamp-arc-brass');
  const [disc, bow, dome] = front.map((part) => around([part]));
  expect(disc).toMatchObject({ x: 0, width: 34, y: 198, height: 7 });
  expect(bow?.y).toBe(0);
  expect(bow?.width).toBeLessThan(110);
  expect((dome?.x ?? 0) + (dome?.width ?? 0)).toBeCloseTo(140);
  expect(dome?.height).toBeLessThan(20);
  expect(top).toHaveLength(3);
});

it('the arched mirror has a round top and a straight bottom', () => {
  const [frame] = drawn('mirror-arch').front;
  const at = (height: number) =>
    (frame ?? []).filter((step) => Math.abs((step.at(-1) ?? 0) - height) < 0.1).map((step) => step.at(-2));
  expect(at(0)).toEqual([37.5]);
  expect(at(175)).toEqual([0, 75]);
});
