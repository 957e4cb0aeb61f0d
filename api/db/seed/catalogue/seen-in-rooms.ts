import { productSeeds } from './products.ts';
import { variantRows } from './rows.ts';

const codes = new Map<number, string>(productSeeds.map(({ id, code }) => [id, code]));

/** File of each picture of a room, and the very variants it shows: those whose gallery has it without naming another choice. */
export const seenInRooms: Readonly<Record<string, readonly { code: string; vsin: string }[]>> =
  Object.fromEntries(
    Map.groupBy(
      variantRows.flatMap(({ productId, vsin, media }) =>
        media
          .filter(({ kind, shows }) => kind === 'room' && shows === null)
          .map(({ file }) => ({ file, code: codes.get(productId) ?? '', vsin })),
      ),
      ({ file }) => file,
    )
      .entries()
      .map(([file, seen]) => [file, seen.map(({ code, vsin }) => ({ code, vsin }))]),
  );
