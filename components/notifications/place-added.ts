/** Where a notice stands: its top edge, and how wide it is where it takes over a column of the page. */
export type Place = { top: number; width: number | null; isUnderBasket: boolean };

export const gapPx = 16;
/** §9. */
const widthPx = 450;
/** A notice with what goes with what was added. */
const tallestPx = 475;
/** A column narrower than this has no room for its two buttons. */
const narrowestPx = 350;

const boxOf = (named: string) => document.querySelector(named)?.getBoundingClientRect();

/** Where what can be pressed in the header stays free. */
export function belowHeader(): number {
  return Math.max(boxOf('header')?.bottom ?? 0, 0) + gapPx;
}

/**
 * Under the basket of the header, unless it would lie over the name or the price of what has been put into it: then below these,
 * as wide as their column, or below the name alone, if the notice has room there.
 */
export function placeAdded(): Place {
  const top = belowHeader();
  const under: Place = { top, width: null, isUnderBasket: top > gapPx };
  const isCovered = (box: DOMRect) =>
    box.bottom > top && box.top < top + tallestPx && box.right > window.innerWidth - widthPx;
  const price = boxOf('.live-price');
  if (!price) return under;
  const named = [price, boxOf('h1')].filter((box) => box !== undefined);
  if (!named.some(isCovered)) return under;
  const start = named
    .map(({ bottom }) => Math.max(top, bottom + gapPx))
    .find((from) => from + tallestPx <= window.innerHeight);
  if (start === undefined) return under;
  const column = boxOf('.purchase')?.width ?? 0;
  return { top: start, width: column >= narrowestPx ? column : null, isUnderBasket: false };
}
