import type { Outline } from './outlines.ts';

const roundOutlines: readonly Outline[] = [
  'round-table',
  'bow-table',
  'cone-table',
  'column-table',
  'drum-table',
  'round',
];

/** Whether it is round when seen from above: it has a diameter then, and neither width nor depth. Any one unit. */
export const isRound = ({
  outline,
  width,
  depth,
}: {
  outline: Outline | null;
  width: number;
  depth: number;
}) => outline !== null && roundOutlines.includes(outline) && width === depth;
