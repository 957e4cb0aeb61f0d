// What the steps of `npm test` came to, and what it ends with.

/**
 * `skipped` holds the reason why a step did not run.
 * @typedef {{ name: string, seconds: number, code: number, skipped?: string }} StepResult
 */

/**
 * A step that did not run has shown nothing, so it is never called passed. It does not fail: where there is no PostgreSQL the
 * step before it has run all of the API on the embedded database.
 * @param {readonly StepResult[]} results
 * @returns {{ lines: string[], exitCode: number }}
 */
export function tellResults(results) {
  const counts = { passed: 0, skipped: 0, failed: 0 };
  const lines = results.map(({ name, seconds, code, skipped }) => {
    const state = skipped ? 'skipped' : code === 0 ? 'passed' : 'failed';
    counts[state] += 1;
    const word = state === 'failed' ? 'FAILED' : state;
    return skipped ? `${word}  ${name}: did not run, ${skipped}` : `${word}  ${name} (${seconds} s)`;
  });
  const skippedPart = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  lines.push(`steps: ${counts.passed} passed${skippedPart}, ${counts.failed} failed`);
  return { lines, exitCode: counts.failed === 0 ? 0 : 1 };
}
