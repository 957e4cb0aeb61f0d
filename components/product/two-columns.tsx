import type { ReactNode } from 'react';

/** Letters of a line, and how high a further line is, in rows. */
const letters = { name: 20, value: 30 };
const furtherLine = 0.45;
export const headingRows = 1;

/** How high a table is about, in rows of one line. */
export function rowsOfTable(facts: readonly { name: string; values: readonly string[] }[]): number {
  const linesOf = (text: string, inLine: number) => Math.ceil(text.length / inLine);
  return facts.reduce((sum, { name, values }) => {
    const told = values.reduce((lines, value) => lines + linesOf(value, letters.value), 0);
    return sum + 1 + furtherLine * (Math.max(linesOf(name, letters.name), told) - 1);
  }, 0);
}

/** `rows`: how high it is, in rows of a table. */
export type ColumnPart = { name: string; rows: number; content: ReactNode };

const rowsOf = (parts: readonly ColumnPart[]) => parts.reduce((sum, { rows }) => sum + rows, 0);

/** The first part begins the left column and the second the right one; each further one goes where there is more room. */
export function inColumns([first, second, ...others]: readonly ColumnPart[]): [ColumnPart[], ColumnPart[]] {
  const left = first ? [first] : [];
  const right = second ? [second] : [];
  for (const part of others) (rowsOf(left) <= rowsOf(right) ? left : right).push(part);
  return [left, right];
}

/** Two columns that end at about the same height, without holes between their parts; one below the other on small screens. */
export function TwoColumns({ parts }: { parts: readonly ColumnPart[] }) {
  const [left, right] = inColumns(parts);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      {[left, right].map((column) => (
        <div key={column[0]?.name} className="grid gap-8">
          {column.map(({ name, content }) => (
            <div key={name}>{content}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
