import type { Size } from './types';

/** Centimetres: from the front or from a side it would be a line. */
const flatBelow = 3;

export const isFlat = ({ height }: Pick<Size, 'height'>) => height < flatBelow;
