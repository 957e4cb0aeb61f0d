/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { withAllocator } from './allocator.mjs';

const asked = 'JSON.stringify({ ...process.env, limit: v8.getHeapStatistics().heap_size_limit })';

function start(own: Readonly<Record<string, string>>) {
  const { NODE_OPTIONS, ...rest } = process.env;
  const env = withAllocator({ ...rest, ...own });
  return JSON.parse(execFileSync(process.execPath, ['-p', asked], { env }).toString());
}

test('a server hears it before it starts, and whoever starts it decides', () => {
  const told = start({ MALLOC_ARENA_MAX: '8' });
  expect(told).toMatchObject({ MALLOC_ARENA_MAX: '8', MALLOC_TRIM_THRESHOLD_: '131072' });
});

test('young objects have the room that was chosen, and what whoever starts it wants of Node holds', () => {
  const megabyte = 1024 * 1024;
  const old = '--max-old-space-size=512';
  // Of the limit of the heap, three times the room for young objects come on top of that for old ones.
  expect(start({ NODE_OPTIONS: old }).limit).toBe((512 + 3 * 16) * megabyte);
  expect(start({ NODE_OPTIONS: `${old} --max-semi-space-size=8` }).limit).toBe((512 + 3 * 8) * megabyte);
});
