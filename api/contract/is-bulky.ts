type Box = { width: number; depth: number; height: number };

/** Whether it is a question how a thing gets in: what anybody carries under an arm comes in everywhere. Centimetres. */
export function isBulky({ width, depth, height }: Box): boolean {
  const [, middle = 0, longest = 0] = [width, depth, height].sort((a, b) => a - b);
  return middle >= 45 && longest >= 75;
}
