import { productSeeds } from './products.ts';
import { variantRows } from './rows.ts';

const codes = new Map<number, string>(productSeeds.map(({ id, code }) => [id, code]));

/** The room itself, not one with another finish of what stands in it. */
const isSet = (file: string) => /^room-[a-z]+\.webp$/.test(file);

/** File of each picture of a room, and the very variants it shows: those whose gallery has it without naming another choice. */
export const seenInRooms: Readonly<Record<string, readonly { code: string; vsin: string }[]>> =
  Object.fromEntries(
    Map.groupBy(
      variantRows.flatMap(({ productId, vsin, media }) =>
        media
          .filter(({ file, shows }) => isSet(file) && shows === null)
          .map(({ file }) => ({ file, code: codes.get(productId) ?? '', vsin })),
      ),
      ({ file }) => file,
    )
      .entries()
      .map(([file, seen]) => [file, seen.map(({ code, vsin }) => ({ code, vsin }))]),
  );
