/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { collectStart } from './collect-start';

test('what nobody holds is gone, and programs get no collector of their own', async () => {
  const gone = new WeakRef({ rows: Array.from({ length: 1000 }, String) });
  // A reference that was looked at holds its object until the turn is over.
  await setImmediate();
  expect(gone.deref()).toBeDefined();
  await setImmediate();
  collectStart();
  expect(gone.deref()).toBeUndefined();
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
