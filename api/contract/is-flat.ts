/** Centimetres. */
const flatBelow = 3;

/** Whether it lies on the floor, as a rug does: it has a length and a thickness, and from a side it would be a line. */
export const isFlat = ({ height }: { height: number }) => height < flatBelow;
