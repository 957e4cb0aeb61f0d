import type { Rehearsed } from './rehearse-growth.ts';
import type { StepResult } from './rehearse-together.ts';

const indented = (rows: readonly string[]) => rows.map((row) => `    ${row}`);

function section(title: string, rows: readonly string[]): string[] {
  return rows.length > 0 ? [`  ${title}:`, ...indented(rows)] : [];
}

/** @returns whether all went well */
export function printGrowths(rehearsed: readonly Rehearsed[]): boolean {
  for (const { title, files, named, tested, failures } of rehearsed) {
    console.info(
      [
        `\n${title}`,
        ...section('files touched', files),
        ...section('named by the compiler', named),
        ...section('named by a test', tested),
        ...section('FAILED', failures),
      ].join('\n'),
    );
  }
  console.info('\ngrowth                                   files  named by the compiler  by a test  result');
  for (const { title, files, named, tested, failures } of rehearsed)
    console.info(
      title.padEnd(40),
      String(files.length).padStart(6),
      String(named.length).padStart(22),
      String(tested.length).padStart(10),
      failures.length > 0 ? ' FAILED' : ' nothing is silent',
    );
  return rehearsed.every(({ failures }) => failures.length === 0);
}

/** @returns whether all went well */
export function printSteps(steps: readonly StepResult[]): boolean {
  for (const { name, seconds, failure } of steps) {
    console.info(`${failure === null ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
    if (failure !== null) console.info(failure);
  }
  return steps.every(({ failure }) => failure === null);
}
