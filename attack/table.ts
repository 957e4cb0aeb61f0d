import type { Counts } from './tally.ts';

export type Result = Counts & {
  name: string;
  about: string;
  seconds: number;
  /** Why this machine could not try it, or what ended it; null when it ran to its end. */
  notTried: string | null;
  crashed: string | null;
};

/** Whether the kind was tried, to its end, and found nothing. */
export function isGood({ failed, tried, notTried, crashed }: Result): boolean {
  return failed === 0 && tried > 0 && notTried === null && crashed === null;
}

/** Whether the run must end with a failure: what cannot be tried here is no success, and no failure either. */
export function isBad(result: Result): boolean {
  return !isGood(result) && result.notTried === null;
}

function verdictOf(result: Result): string {
  if (result.crashed !== null) return `ended early: ${result.crashed.split('\n', 1)[0]}`;
  if (result.notTried !== null) return `not tried: ${result.notTried}`;
  if (result.tried === 0) return 'nothing was tried';
  return String(result.failed);
}

function triedOf({ tried, statuses }: Result): string {
  const parts = Object.entries(statuses).map(([status, count]) => `${status} ${count}`);
  return parts.length > 0 ? `${tried} (${parts.join(', ')})` : String(tried);
}

/** The table of the run, with the slowest answers and the first failures of each kind. */
export function toTable(results: readonly Result[]): string {
  const rows = [
    ['test', 'tried', 'failures', 'worst', 'time'],
    ...results.map((result) => [
      `${result.name}: ${result.about}`,
      triedOf(result),
      verdictOf(result),
      result.worstMs > 0 ? `${result.worstMs} ms` : '',
      `${result.seconds} s`,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`.trimEnd(),
  );
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** The first failures of each kind, and what it had to say. */
export function toDetails(results: readonly Result[], most = 12): string {
  return results
    .flatMap(({ name, failures, failed, notes, crashed, worstMs, worstOf }) => [
      ...failures.slice(0, most).map(({ what, why }) => `FAILED  ${name}: ${what} → ${why}`),
      ...(failed > most ? [`        ${name}: and ${failed - most} more`] : []),
      ...(crashed === null ? [] : [`FAILED  ${name} ended early: ${crashed}`]),
      ...notes.map((note) => `        ${name}: ${note}`),
      ...(worstMs > 1000
        ? [`        ${name}: the slowest was ${worstOf.slice(0, 120)} (${worstMs} ms)`]
        : []),
    ])
    .join('\n');
}
