/** @jest-environment node */
import { tellResults } from './step-results.mjs';

const lint = { name: 'lint', seconds: 7, code: 0 };
const away = { name: 'api-postgres', seconds: 1, code: 0, skipped: 'PostgreSQL is not installed' };

test('what ran passed or failed by its exit code', () => {
  expect(tellResults([lint])).toEqual({
    lines: ['passed  lint (7 s)', 'steps: 1 passed, 0 failed'],
    exitCode: 0,
  });
  expect(tellResults([lint, { name: 'unit', seconds: 90, code: 2 }])).toEqual({
    lines: ['passed  lint (7 s)', 'FAILED  unit (90 s)', 'steps: 1 passed, 1 failed'],
    exitCode: 1,
  });
});

test('what did not run is skipped with its reason, never passed', () => {
  expect(tellResults([lint, away])).toEqual({
    lines: [
      'passed  lint (7 s)',
      'skipped  api-postgres: did not run, PostgreSQL is not installed',
      'steps: 1 passed, 1 skipped, 0 failed',
    ],
    exitCode: 0,
  });
});
