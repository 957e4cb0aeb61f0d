/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { withAllocator } from './allocator.mjs';

test('a server hears it before it starts, and whoever starts it decides', () => {
  const env = withAllocator({ ...process.env, MALLOC_ARENA_MAX: '8' });
  const told = execFileSync(process.execPath, ['-p', 'JSON.stringify(process.env)'], { env }).toString();
  expect(JSON.parse(told)).toMatchObject({ MALLOC_ARENA_MAX: '8', MALLOC_TRIM_THRESHOLD_: '131072' });
});
