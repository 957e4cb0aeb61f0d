/** A stream of numbers that depends on `key` alone, so a product keeps its stock when others are added. */
export type Random = {
  /** 0 ≤ n < 1. */
  next(): number;
  /** Whole number, both ends included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True in `percent` of the cases. */
  chance(percent: number): boolean;
};

/** FNV-1a for the seed, mulberry32 for the stream. */
export function randomFor(key: string): Random {
  let state = 0x811c9dc5;
  for (const char of key) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] ?? list[0],
    chance: (percent) => next() * 100 < percent,
  };
}
