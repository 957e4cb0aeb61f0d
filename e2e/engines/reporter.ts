import { appendFileSync } from 'node:fs';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { editions } from '../../sites/editions';
import { kinds } from './count';

const namesOf = (codes: readonly string[]) =>
  new Set(editions.filter(({ code }) => codes.includes(code)).map(({ language }) => language)).size;

/** Of `npm run found`: what has been looked at, and by how many. What a journey holds against a page is in the list above. */
class FoundReporter implements Reporter {
  readonly #states = new Map<string, number>();
  readonly #lines: string[] = [];
  #failed = 0;

  onTestEnd({ title }: TestCase, { annotations, status }: TestResult): void {
    if (status !== 'passed' && status !== 'skipped') this.#failed += 1;
    for (const { type, description = title } of annotations) {
      if (type === kinds.judged) this.#states.set(description, (this.#states.get(description) ?? 0) + 1);
      if (type === kinds.read) this.#lines.push(description);
    }
  }

  onEnd({ status }: FullResult): void {
    const states = [...this.#states.values()].reduce((sum, count) => sum + count, 0);
    const codes = [...this.#states.keys()];
    // A run of several adds them up.
    const file = process.env.FOUND_COUNTS;
    if (file) for (const [code, count] of this.#states) appendFileSync(file, `${code}\n`.repeat(count));
    const bySite = [...this.#states].map(([code, count]) => `${code} ${count}`).join(', ');
    console.info(
      [
        '',
        `3 engines (axe, IBM Equal Access, html-validate) × ${states} page states × ${namesOf(codes)} languages: ${bySite}`,
        ...this.#lines,
        status === 'passed' && this.#failed === 0
          ? 'Nothing is held against any of them.'
          : `${this.#failed} tries failed and the run ended as ${status}, see above.`,
      ].join('\n'),
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}

export default FoundReporter;
