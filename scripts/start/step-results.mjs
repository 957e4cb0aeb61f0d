// What the steps of `npm test` came to, and what it ends with.

/**
 * `skipped` holds the reason why a step did not run.
 * @typedef {{ name: string, seconds: number, code: number, skipped?: string }} StepResult
 */

/**
 * A step that did not run has shown nothing, so it is never called passed. On somebody's own machine it may be missing;
 * on a CI machine nobody reads what a green run says of it, so there it fails.
 * @param {readonly StepResult[]} results
 * @param {boolean} isCi
 * @returns {{ lines: string[], exitCode: number }}
 */
export function tellResults(results, isCi) {
  const counts = { passed: 0, skipped: 0, failed: 0 };
  const lines = results.map(({ name, seconds, code, skipped }) => {
    const state = skipped && !isCi ? 'skipped' : skipped || code !== 0 ? 'failed' : 'passed';
    counts[state] += 1;
    const word = state === 'failed' ? 'FAILED' : state;
    return skipped ? `${word}  ${name}: did not run, ${skipped}` : `${word}  ${name} (${seconds} s)`;
  });
  const skippedPart = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  lines.push(`steps: ${counts.passed} passed${skippedPart}, ${counts.failed} failed`);
  return { lines, exitCode: counts.failed === 0 ? 0 : 1 };
}

/** Whether this is a CI machine, as they all say: any value but an empty one, `0` and `false`. */
export const isCiMachine = () => !['', '0', 'false'].includes(process.env.CI ?? '');
