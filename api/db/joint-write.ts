import { type SQL, sql } from 'drizzle-orm';
import { prepared } from './prepared.ts';

/** A statement that writes in one with others. It may select from those that stand before it, by their names. */
export type JointWrite = {
  /** Lower-case letters. Says what is written: its text is always the same, as the statement is prepared under it. */
  name: string;
  statement: SQL;
};

/** The writes as one statement that gives what `result` selects of them: all of them happen, or none. */
export function writeJointly([first, ...others]: readonly [JointWrite, ...JointWrite[]], result: SQL): SQL {
  const name = [first, ...others].map((write) => write.name).join('-');
  const writes = [first, ...others].map(
    (write) => sql`${sql.identifier(write.name)} AS (${write.statement})`,
  );
  return sql`${prepared(`write-${name}`)} WITH ${sql.join(writes, sql`, `)} ${result}`;
}
