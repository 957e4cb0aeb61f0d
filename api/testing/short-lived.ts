// How Node runs processes that only open the embedded database, do one thing and end: a start takes three quarters of its
// processor time by both.
import path from 'node:path';

/** Flags: machine code of the second stage would not pay for its making. */
export const shortLived: readonly string[] = ['--liftoff-only'];

/** Variables: what the first of them has compiled, the others read. */
export const sharedCode = { NODE_COMPILE_CACHE: path.join(process.cwd(), '.data/test/compiled') };
