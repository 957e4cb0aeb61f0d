import type { OutlineDetails } from '@/api/contract/outlines';
import type { Size } from './types';

/** Centimetres; `x` from the left of the sofa, `bodyDepth` is the depth beside the chaise. */
export type Chaise = {
  side: 'left' | 'right';
  x: number;
  width: number;
  depth: number;
  bodyDepth: number;
};

/** The chaise is the outermost seat, drawn out to the front; arm rests are on both ends of the sofa. */
export function chaiseOf(
  { width, depth }: Pick<Size, 'width' | 'depth'>,
  { chaise: side, bodyDepthCm: bodyDepth, armWidthCm: arm, count }: OutlineDetails,
): Chaise | null {
  if (!side || !bodyDepth || !arm || !count) return null;
  const seat = (width - 2 * arm) / count;
  if (seat <= 0 || bodyDepth >= depth) return null;
  return { side, x: side === 'left' ? arm : width - arm - seat, width: seat, depth, bodyDepth };
}
