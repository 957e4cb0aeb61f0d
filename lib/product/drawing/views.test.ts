import fc from 'fast-check';
import { type OutlineDetails, outlines } from '@/api/contract/outlines';
import { chaiseOf } from './chaise';
import { type Box, type Drawing, door, layOutScale, layOutViews, person, textWidth } from './layout';
import { viewsOf } from './outlines';
import { around } from './testing';
import type { Size, View } from './types';

const sizes: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 3, max: 400 }),
  depth: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 260 }),
  seatHeight: fc.constantFrom(null, 38, 44),
});
const possible = ({ height, seatHeight }: Size) => seatHeight === null || seatHeight < height;
const cm = (value: number) => `${value},5 cm`;
const textsOf = ({ width, depth, height, seatHeight }: Size) => ({
  ...{ width: cm(width), depth: cm(depth), height: cm(height), seatHeight: cm(seatHeight ?? 0) },
  ...{ front: 'Vorderansicht', side: 'Seitenansicht', top: 'Draufsicht' },
  ...{ person: '170 cm', door: '201,5 × 88 cm' },
});
const views: [View, keyof Size, keyof Size][] = [
  ['front', 'width', 'height'],
  ['side', 'depth', 'height'],
  ['top', 'width', 'depth'],
];

function labelBoxes({ labels, fontSize }: Drawing): Box[] {
  return labels.map(({ x, y, text, isTurned }) => {
    const long = textWidth(text, fontSize);
    const [width, height] = isTurned ? [fontSize, long] : [long, fontSize];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
}

/** Pairs of boxes that lie on each other by more than a hair. */
function overlaps(boxes: readonly Box[]): [Box, Box][] {
  const hair = 0.001;
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x + one.width > other.x + hair &&
          other.x + other.width > one.x + hair &&
          one.y + one.height > other.y + hair &&
          other.y + other.height > one.y + hair,
      )
      .map((other): [Box, Box] => [one, other]),
  );
}

const isInside = (drawing: Drawing) => (box: Box) =>
  box.x >= -0.001 &&
  box.y >= -0.001 &&
  box.x + box.width <= drawing.width + 0.001 &&
  box.y + box.height <= drawing.height + 0.001;

const someDetails: fc.Arbitrary<OutlineDetails> = fc.record(
  {
    count: fc.integer({ min: 1, max: 12 }),
    armWidthCm: fc.integer({ min: 1, max: 60 }),
    armHeightCm: fc.integer({ min: 1, max: 150 }),
    legHeightCm: fc.integer({ min: 1, max: 60 }),
    shelfHeightCm: fc.integer({ min: 1, max: 60 }),
    bodyDepthCm: fc.integer({ min: 1, max: 300 }),
    chaise: fc.constantFrom('left', 'right'),
    front: fc.constantFrom('plain', 'slats', 'frames', 'panels'),
  },
  { requiredKeys: [] },
);

it.each([null, ...outlines])('draws each view of %s exactly as wide and as high as the product', (kind) => {
  fc.assert(
    fc.property(sizes.filter(possible), someDetails, (size, details) => {
      const parts = viewsOf(kind, size, details);
      for (const [view, across, up] of views) {
        const drawn = around(parts[view]);
        const wanted = { x: 0, y: 0, width: size[across], height: size[up] };
        const off = (['x', 'y', 'width', 'height'] as const).map((key) => drawn[key] - (wanted[key] ?? 0));
        expect(Math.max(...off.map(Math.abs))).toBeLessThan(0.005);
      }
    }),
    { numRuns: 40 },
  );
});

it('gives each view the room of its measures', () => {
  fc.assert(
    fc.property(sizes.filter(possible), (size) => {
      const { boxes } = layOutViews(size, textsOf(size));
      expect(boxes.map(({ name, width, height }) => [name, width, height])).toEqual(
        views.map(([view, across, up]) => [view, size[across], size[up]]),
      );
    }),
  );
});

it.each([
  ['views', (size: Size) => layOutViews(size, textsOf(size))],
  ['the scale', (size: Size) => layOutScale(size, textsOf(size))],
])('keeps %s and their labels apart, inside and legible', (_name, layOut) => {
  fc.assert(
    fc.property(sizes.filter(possible), (size) => {
      const drawing = layOut(size);
      const all = [...drawing.boxes, ...labelBoxes(drawing)];
      expect(overlaps(all)).toEqual([]);
      expect(all.filter((box) => !isInside(drawing)(box))).toEqual([]);
      expect(drawing.width / drawing.fontSize).toBeLessThanOrEqual(28.01);
      expect(drawing.height / drawing.fontSize).toBeLessThanOrEqual(36.01);
    }),
  );
});

it('shows a person of 170 cm and a door of 201.5 by 88 cm on the floor of the product', () => {
  fc.assert(
    fc.property(sizes.filter(possible), (size) => {
      const { boxes } = layOutScale(size, textsOf(size));
      const floors = boxes.map(({ y, height }) => y + height);
      for (const floor of floors) expect(floor).toBeCloseTo(floors[0] ?? 0);
      expect(boxes.map(({ name, width, height }) => [name, width, height])).toEqual([
        ['front', size.width, size.height],
        ['person', person.width, 170],
        ['door', 88, 201.5],
      ]);
      expect(door).toEqual({ width: 88, height: 201.5 });
    }),
  );
});

it('keeps the lengths of a chaise inside the drawing and apart from all others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 360 }),
      fc.constantFrom<'left' | 'right'>('left', 'right'),
      (width, side) => {
        const size = { width, depth: 158, height: 80, seatHeight: 44 };
        const chaise = chaiseOf(size, { chaise: side, bodyDepthCm: 94, armWidthCm: 20, count: 3 });
        if (!chaise) throw new Error('no chaise');
        const plain = layOutViews(size, textsOf(size));
        const drawing = layOutViews(size, textsOf(size), {
          chaise: {
            ...chaise,
            widthText: '79 cm',
            depthText: '94 cm',
          },
        });
        const all = [...drawing.boxes, ...labelBoxes(drawing)];
        expect(drawing.labels.length).toBe(plain.labels.length + 2);
        expect(overlaps(all)).toEqual([]);
        expect(all.filter((box) => !isInside(drawing)(box))).toEqual([]);
      },
    ),
  );
});

it('keeps the depth of a seat beside the plan, inside the drawing and apart from all others', () => {
  for (const [width, depth] of [
    [168, 94],
    [224, 98],
    [306, 110],
  ] as const) {
    const size = { width, depth, height: 80, seatHeight: 44 };
    const drawing = layOutViews(size, textsOf(size), { seat: { depth: 56, text: '56 cm' } });
    expect(drawing.labels.filter(({ text }) => text === '56 cm')).toHaveLength(1);
    const all = [...drawing.boxes, ...labelBoxes(drawing)];
    expect(overlaps(all)).toEqual([]);
    expect(all.filter((box) => !isInside(drawing)(box))).toEqual([]);
  }
});
