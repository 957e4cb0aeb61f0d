import { isFlat } from './flat';
import { layOutTop, layOutViews } from './layout';
import type { Size } from './types';

const untold = { width: '', depth: '', height: '', seatHeight: '', front: '', side: '', top: '' };
/** Of a drawing in half of the column of facts, pixels; what is higher is made smaller. */
const wide = 350;
const highest = 416;
const rowHeight = 42;
/** Below the drawing and around it. */
const captionRows = 3;

/** How high the drawing of a thing is about, in rows of the table beside it. */
export function rowsOfDrawing(size: Size): number {
  const { width, height } = isFlat(size) ? layOutTop(size, untold) : layOutViews(size, untold);
  return Math.min(highest, (wide * height) / width) / rowHeight + captionRows;
}
