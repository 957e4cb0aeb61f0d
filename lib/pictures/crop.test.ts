import fc from 'fast-check';
import { cropTo } from './crop';

const extent = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const percent = fc.integer({ min: 0, max: 100 });

it('cuts the largest part of the shape, inside the picture', () => {
  fc.assert(
    fc.property(extent, extent, percent, percent, (picture, shape, x, y) => {
      const part = cropTo(picture, shape, `${x}% ${y}%`);
      expect(part.left).toBeGreaterThanOrEqual(0);
      expect(part.top).toBeGreaterThanOrEqual(0);
      expect(part.left + part.width).toBeLessThanOrEqual(picture.width);
      expect(part.top + part.height).toBeLessThanOrEqual(picture.height);
      expect(part.width === picture.width || part.height === picture.height).toBe(true);
      // Whole pixels: either side is off by half a pixel at most.
      const drift = Math.abs(part.width * shape.height - part.height * shape.width);
      expect(drift).toBeLessThanOrEqual(Math.max(shape.width, shape.height));
    }),
  );
});

it('keeps the focal point in sight, and the middle without one', () => {
  const room = { width: 1920, height: 1280 };
  const square = { width: 300, height: 300 };
  expect(cropTo(room, square)).toEqual({ left: 320, top: 0, width: 1280, height: 1280 });
  expect(cropTo(room, square, '0% 50%').left).toBe(0);
  expect(cropTo(room, square, '100% 50%').left).toBe(640);
});
