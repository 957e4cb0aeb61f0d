/** Of so many products rows of three would leave one over, and rows of two and four none. */
export const isInPairs = (count: number): boolean => count % 3 === 1 && count % 4 === 0;
