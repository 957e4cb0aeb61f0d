import fc from 'fast-check';
import { layOutDrawing, personHeight } from './drawing';

const sizes = fc.record({
  width: fc.integer({ min: 10, max: 400 }),
  depth: fc.integer({ min: 1, max: 400 }),
  height: fc.integer({ min: 1, max: 300 }),
  seatHeight: fc.constantFrom(null, 42),
});

test('everything keeps its scale, stands on one floor and stays inside', () => {
  fc.assert(
    fc.property(sizes, (size) => {
      const drawing = layOutDrawing(size);
      const { box, person } = drawing;
      expect(box.width).toBe(size.width);
      expect(box.height).toBe(drawing.view === 'front' ? size.height : size.depth);
      for (const part of person ? [box, person] : [box]) {
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.y).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(drawing.width);
        expect(part.y + part.height).toBeLessThanOrEqual(drawing.height);
      }
      if (person) {
        expect(person.height).toBe(personHeight);
        expect(person.y + person.height).toBeCloseTo(box.y + box.height);
        expect(person.x).toBeGreaterThan(box.x + box.width);
      }
    }),
  );
});

test('a rug is drawn from above, without anyone beside it', () => {
  const drawing = layOutDrawing({ width: 240, depth: 170, height: 1, seatHeight: null });
  expect(drawing).toMatchObject({ view: 'top', person: null, box: { width: 240, height: 170 } });
});
