import type { DrizzleConfig } from 'drizzle-orm';
import type { StatementListener } from './database.ts';

/** PGlite begins and ends transactions by itself, pg by statements: neither is told of. */
const transactionEnds = /^\s*(begin|commit|rollback)\b/i;

/** Drizzle's configuration that tells `listener` of each statement. */
export function toLogger(listener: StatementListener | undefined): Pick<DrizzleConfig, 'logger'> {
  if (!listener) return {};
  return { logger: { logQuery: (query) => void (transactionEnds.test(query) || listener(query)) } };
}
