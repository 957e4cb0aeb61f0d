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

/**
 * The first part begins the left column and the second the right one; the few others go where both end at about the same
 * height.
 */
export function inColumns([first, second, ...others]: readonly ColumnPart[]): [ColumnPart[], ColumnPart[]] {
  const left = first ? [first] : [];
  const right = second ? [second] : [];
  const ways = Array.from({ length: 2 ** others.length }, (_, way): [ColumnPart[], ColumnPart[]] => {
    const isRight = (index: number) => (way >> index) % 2 === 1;
    return [
      [...left, ...others.filter((_part, index) => !isRight(index))],
      [...right, ...others.filter((_part, index) => isRight(index))],
    ];
  });
  const gapOf = ([one, other]: [ColumnPart[], ColumnPart[]]) => Math.abs(rowsOf(one) - rowsOf(other));
  return ways.reduce((best, way) => (gapOf(way) < gapOf(best) ? way : best));
}

/** Two columns without holes between their parts; one where there is no room, which begins with the first two. */
export function TwoColumns({ parts }: { parts: readonly ColumnPart[] }) {
  const columns = inColumns(parts);
  return (
    <div className="grid items-start gap-8 sm:max-md:grid-cols-2 lg:grid-cols-2">
      {columns.map((column) => (
        <div key={column[0]?.name} className="grid gap-8 max-sm:contents md:max-lg:contents">
          {column.map(({ name, content }, index) => (
            <div key={name} className={index === 0 ? 'max-sm:-order-1 md:max-lg:-order-1' : undefined}>
              {content}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
