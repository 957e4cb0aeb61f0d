import { setTimeout } from 'node:timers/promises';
import { startInterval } from './interval.ts';

describe('work that is repeated', () => {
  it('is never done twice at a time, and stopping waits for it', async () => {
    let begun = 0;
    let ended = 0;
    const stop = startInterval(
      5,
      async () => {
        begun += 1;
        await setTimeout(40);
        ended += 1;
      },
      () => undefined,
    );
    await setTimeout(20);
    expect([begun, ended]).toEqual([1, 0]);
    await stop();
    expect([begun, ended]).toEqual([1, 1]);
    await setTimeout(20);
    expect(begun).toBe(1);
  });

  it('goes on after a failure, which is told', async () => {
    const failures: unknown[] = [];
    const stop = startInterval(
      5,
      () => Promise.reject(new Error('not now')),
      (error) => failures.push(error),
    );
    while (failures.length < 2) await setTimeout(5);
    await stop();
    expect(failures[0]).toEqual(new Error('not now'));
  });
});
