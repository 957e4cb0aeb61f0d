import fc from 'fast-check';

/** Chooses by the seed alone, so that a run can be repeated. */
export function sample<T>(arbitrary: fc.Arbitrary<T>, count: number, seed: number): T[] {
  return fc.sample(arbitrary, { numRuns: count, seed });
}

/** Some of the items, without repetition, in their order. */
export function someOf<T>(items: readonly T[], count: number, seed: number): T[] {
  if (count >= items.length) return [...items];
  const [chosen = []] = sample(fc.subarray([...items], { minLength: count, maxLength: count }), 1, seed);
  return chosen;
}
