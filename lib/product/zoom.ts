/** How a picture is looked at: enlarged `scale` times, its middle moved by x and y px from that of the frame. */
export type ZoomView = { scale: number; x: number; y: number };
type Size = { width: number; height: number };
type Point = { x: number; y: number };

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
const largestScale = 4;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps the picture in the frame: it moves only as far as it is larger than that. `picture` is its size at scale 1. */
export function keepInFrame(view: ZoomView, picture: Size, frame: Size): ZoomView {
  const reach = (size: number, room: number) => Math.max(0, (size * view.scale - room) / 2);
  const x = reach(picture.width, frame.width);
  const y = reach(picture.height, frame.height);
  return { scale: view.scale, x: between(view.x, -x, x), y: between(view.y, -y, y) };
}

/** The whole picture; that of a high thing, which stands in the middle of it, as the square that the page shows, where an upright frame has room for it. */
export function firstView(picture: Size, frame: Size, isHigh: boolean): ZoomView {
  if (!isHigh || picture.height === 0 || frame.height <= frame.width) return wholePicture;
  const square = Math.min(frame.width, frame.height) / picture.height;
  return { ...wholePicture, scale: between(square, 1, largestScale) };
}

/** Enlarges by `factor`, from the whole picture to four times; `point`, from the frame's middle, stays where it is. */
export function zoomAt(view: ZoomView, factor: number, point: Point): ZoomView {
  const scale = between(view.scale * factor, 1, largestScale);
  const growth = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  };
}
