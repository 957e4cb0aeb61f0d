/** Centimetres that the shop advises to keep free on the way in: hands, handrails and wrapping need some of it. */
export const roomToSpareCm = 10;
