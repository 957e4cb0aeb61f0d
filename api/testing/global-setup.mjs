import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs once per test run, outside Jest's sandbox; the suites find the template by the variable. */
export default function setUp() {
  const script = fileURLToPath(new URL('./template-database.ts', import.meta.url));
  const output = execFileSync(process.execPath, [script], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.env.LINDEN_TEST_TEMPLATE = output.trim().split('\n').at(-1);
}
