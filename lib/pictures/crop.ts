type Extent = { width: number; height: number };
type Region = Extent & { left: number; top: number };

/**
 * The part of a picture that has the shape asked for: as large as fits, and placed like CSS `object-position`.
 * @param shape only its proportions count
 * @param focus percent from the left and from the top, `'50% 40%'`
 */
export function cropTo(picture: Extent, shape: Extent, focus = '50% 50%'): Region {
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height);
  const width = Math.max(1, Math.round(shape.width * scale));
  const height = Math.max(1, Math.round(shape.height * scale));
  return {
    width,
    height,
    left: Math.round(((picture.width - width) * x) / 100),
    top: Math.round(((picture.height - height) * y) / 100),
  };
}
