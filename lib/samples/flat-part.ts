/** How much of a picture that was taken from near a sample shows: a fifth of its height. */
export const flatScale = 5;

/**
 * Where in a picture of 4:3, in hundredths of it, there is nothing but the material: no seam, no edge, no leg. Most are on a back,
 * which is lit from the side and has the colour of the dots; seats, lit from above, are lighter.
 */
type Place = readonly [x: number, y: number];

const ofACushion: Place = [36, 59];
const others: readonly (readonly [file: string, place: Place])[] = [
  ['sofa-bergen-', [61, 13]],
  ['sofa-como-3-velvet-', [69, 13]],
  ['sofa-lund-', [78, 15]],
  // The only part of it without a seam, though lit from above.
  ['sofa-oslo-2-weave-terra-', [68, 78]],
  ['sofa-oslo-2-', [48, 62]],
  // A cushion of another colour lies left of it.
  ['sofa-oslo-3-detail', [77, 17]],
  ['sofa-oslo-3-', [76.5, 11]],
  ['sofa-rio-', [75, 13]],
  ['chair-spindle-', [48, 55]],
  ['dining-alma-', [30, 15]],
  ['stool-tri-', [50, 31]],
];

/** The `transform-origin` that brings it into the middle of a square which the enlarged picture fills. @param src `/media/…` */
export function flatPartOf(src: string): string {
  const file = src.slice(src.lastIndexOf('/') + 1);
  const [x, y] = others.find(([start]) => file.startsWith(start))?.[1] ?? ofACushion;
  /** Of the picture's width the square shows three quarters. */
  const inSquare = { x: (x - 12.5) / 0.75, y };
  const origin = (middle: number) =>
    Math.min(100, Math.max(0, (middle - 50 / flatScale) / (1 - 1 / flatScale)));
  return `${origin(inSquare.x).toFixed(1)}% ${origin(inSquare.y).toFixed(1)}%`;
}
