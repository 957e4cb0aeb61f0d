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

/** The whole picture, unless it would lie small in an upright frame: it fills the height of that, and its middle is seen first. */
export function fillFrame(picture: Size, frame: Size): ZoomView {
  const isUpright = frame.height > frame.width && picture.height > 0;
  const scale = isUpright ? between(frame.height / picture.height, 1, largestScale) : 1;
  return { ...wholePicture, scale };
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
