import fc from 'fast-check';
import { outlines } from '@/api/contract/catalogue';
import { type Box, type Drawing, door, layOutScale, layOutViews, moved, person, textWidth } from './layout';
import { partsOf, type Size, type View } from './outlines';

const sizes: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 3, max: 400 }),
  depth: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 260 }),
  seatHeight: fc.constantFrom(null, 38, 44),
});
const possible = ({ height, seatHeight }: Size) => seatHeight === null || seatHeight < height;
const outline = fc.constantFrom(null, ...outlines);
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

function around(parts: readonly Box[]): Box {
  const x = Math.min(...parts.map((each) => each.x));
  const y = Math.min(...parts.map((each) => each.y));
  const right = Math.max(...parts.map((each) => each.x + each.width));
  const bottom = Math.max(...parts.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

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

it('draws each view exactly as wide and as high as the product, whatever its outline', () => {
  fc.assert(
    fc.property(sizes.filter(possible), outline, (size, kind) => {
      const drawing = layOutViews(size, textsOf(size));
      const parts = partsOf(kind, size);
      for (const [view, across, up] of views) {
        const box = drawing.boxes.find(({ name }) => name === view);
        if (!box) throw new Error(`no ${view}`);
        const drawn = around(parts[view].map((part) => moved(part, box)));
        expect(drawn.x).toBeCloseTo(box.x);
        expect(drawn.y).toBeCloseTo(box.y);
        expect(drawn.width).toBeCloseTo(size[across] ?? 0);
        expect(drawn.height).toBeCloseTo(size[up] ?? 0);
      }
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

it('draws a sofa with arms, a back and legs, and a round table as a circle from above', () => {
  const sofa = partsOf('sofa', { width: 212, depth: 94, height: 80, seatHeight: 44 });
  expect(sofa.front.length).toBeGreaterThan(8);
  const [board] = partsOf('pedestal', { width: 120, depth: 120, height: 75, seatHeight: null }).top;
  expect(board).toMatchObject({ width: 120, height: 120, radius: 60 });
});
