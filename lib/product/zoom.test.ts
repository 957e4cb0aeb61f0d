import { firstView, keepInFrame, wholePicture, zoomAt } from './zoom';

const frame = { width: 400, height: 800 };
const picture = { width: 400, height: 300 };

describe('zooming', () => {
  it('keeps the point under the finger where it is', () => {
    const point = { x: 80, y: -40 };
    const before = { scale: 1.5, x: 10, y: 20 };
    const after = zoomAt(before, 2, point);
    const onPicture = (view: typeof before) => [
      (point.x - view.x) / view.scale,
      (point.y - view.y) / view.scale,
    ];
    expect(after.scale).toBe(3);
    expect(onPicture(after)).toEqual(onPicture(before));
  });

  it('shows neither less than the whole picture nor more than four times of it', () => {
    expect(zoomAt(wholePicture, 0.2, { x: 0, y: 0 }).scale).toBe(1);
    expect(zoomAt(wholePicture, 100, { x: 0, y: 0 }).scale).toBe(4);
  });
});

describe('moving an enlarged picture', () => {
  it('ends at its edges', () => {
    expect(keepInFrame({ scale: 2, x: 1000, y: -1000 }, picture, frame)).toEqual({ scale: 2, x: 200, y: -0 });
    expect(keepInFrame({ scale: 4, x: -1000, y: -1000 }, picture, frame)).toEqual({
      scale: 4,
      x: -600,
      y: -200,
    });
  });

  it('puts the whole picture back into the middle', () => {
    expect(keepInFrame({ scale: 1, x: 30, y: 30 }, picture, frame)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('begins whole, and with the square in the middle for a high thing in an upright frame', () => {
    expect(firstView(picture, frame, false)).toEqual(wholePicture);
    expect(firstView(picture, frame, true)).toEqual({ scale: 400 / 300, x: 0, y: 0 });
    expect(firstView({ width: 1067, height: 800 }, { width: 1440, height: 900 }, true)).toEqual(wholePicture);
    expect(firstView({ width: 0, height: 0 }, frame, true)).toEqual(wholePicture);
    expect(firstView({ width: 400, height: 90 }, frame, true).scale).toBe(4);
  });
});
