import list from './places.json' with { type: 'json' };

/** A variant that is seen in a picture; `x` and `y` in per cent of the picture, from its left and its top. */
export type SeenVariant = { vsin: string; x: number; y: number };

/** One line per picture of a room, from left to right. `npm run places` works it out from the models. */
const seenIn: ReadonlyMap<string, readonly SeenVariant[]> = new Map(Object.entries(list));

/**
 * What is seen in a picture; empty for one of which nothing is known.
 * @param path `/media/room-living.webp`
 */
export function variantsIn(path: string): readonly SeenVariant[] {
  return seenIn.get(path.replace('/media/', '')) ?? [];
}
