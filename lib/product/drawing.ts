/** Centimetres. */
type Size = { width: number; depth: number; height: number; seatHeight: number | null };

/** Lower things say more from above. */
const lowestInFront = 20;
/** The person who stands beside it. */
export const personHeight = 175;
const personWidth = 46;

export type Drawing = {
  view: 'front' | 'top';
  /** Of the whole drawing, margins included. */
  width: number;
  height: number;
  /** The product; y grows downwards. */
  box: { x: number; y: number; width: number; height: number };
  /** Height of the seat from above, as y. */
  seatY: number | null;
  person: { x: number; y: number; width: number; height: number } | null;
  margin: number;
  /** Of letters, so that they look alike at every scale. */
  fontSize: number;
};

/** Lays out the drawing to scale: one unit is one centimetre. */
export function layOutDrawing({ width, depth, height, seatHeight }: Size): Drawing {
  const isFront = height >= lowestInFront;
  const tall = isFront ? Math.max(height, personHeight) : depth;
  const gap = personWidth * 0.8;
  const wide = isFront ? width + gap + personWidth : width;
  const margin = Math.max(wide, tall) * 0.14;
  const boxHeight = isFront ? height : depth;
  const floor = margin * 0.4 + tall;
  return {
    view: isFront ? 'front' : 'top',
    width: wide + margin * 1.4,
    height: tall + margin * 1.4,
    box: { x: margin, y: floor - boxHeight, width, height: boxHeight },
    seatY: isFront && seatHeight ? floor - seatHeight : null,
    person: isFront
      ? { x: margin + width + gap, y: floor - personHeight, width: personWidth, height: personHeight }
      : null,
    margin,
    fontSize: margin * 0.3,
  };
}
