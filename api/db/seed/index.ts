import type { Db } from '../client.ts';

/** Fills an empty database with the catalogue and the pages of the shop. */
export async function seed(_db: Db, _now: Date): Promise<void> {}
