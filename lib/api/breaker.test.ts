import { createBreaker } from './breaker';
import { ApiFailure } from './failure';

const silent = async () => Promise.reject(new ApiFailure({ status: 0, code: 'timeout', message: '' }));
const refusing = async () =>
  Promise.reject(new ApiFailure({ status: 404, code: 'product-not-found', message: '' }));
const answering = async () => 1;
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

async function codesOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(calls);
  return ends.map((end) => (end.status === 'fulfilled' ? 'answer' : end.reason.code));
}

/** One that is open, with the clock it looks at. */
async function openBreaker() {
  const clock = { now: 0 };
  const guard = createBreaker({ failuresInRow: 3, momentMs: 100, openMs: 2000, now: () => clock.now });
  for (clock.now = 0; clock.now < 300; clock.now += 100) await codesOf([guard(silent)]);
  return { guard, clock };
}

describe('calls to an API that gives no answer', () => {
  it('fail at once after some, while one at a time finds out beside that', async () => {
    const { guard } = await openBreaker();
    let end: (error: unknown) => void = () => undefined;
    const call = jest.fn(() => new Promise((_, reject) => (end = reject)));
    const codes = await codesOf([guard(call), guard(call), guard(call)]);
    expect(codes).toEqual(['unavailable', 'unavailable', 'unavailable']);
    expect(call).toHaveBeenCalledTimes(1);
    end(new ApiFailure({ status: 0, code: 'timeout', message: '' }));
    await settle();
    await codesOf([guard(call)]);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('go through again as soon as one was answered, if only by a refusal', async () => {
    for (const answer of [answering, refusing]) {
      const { guard } = await openBreaker();
      await expect(codesOf([guard(answer)])).resolves.toEqual(['unavailable']);
      await settle();
      await expect(codesOf([guard(answering), guard(silent)])).resolves.toEqual(['answer', 'timeout']);
    }
  });

  it('go through again after a while, when nobody has asked meanwhile', async () => {
    const { guard, clock } = await openBreaker();
    clock.now += 2000;
    await expect(codesOf([guard(answering)])).resolves.toEqual(['answer']);
  });

  it('go on after one moment in which many of them began', async () => {
    const clock = { now: 0 };
    const guard = createBreaker({ failuresInRow: 3, momentMs: 100, now: () => clock.now });
    const ofOnePage = Array.from({ length: 12 }, () => guard(silent));
    clock.now = 99;
    await codesOf([...ofOnePage, guard(silent)]);
    await expect(codesOf([guard(answering)])).resolves.toEqual(['answer']);
  });

  it('go on while some are answered', async () => {
    const guard = createBreaker({ failuresInRow: 3, momentMs: 0 });
    for (let round = 0; round < 5; round += 1)
      await expect(codesOf([guard(silent), guard(silent), guard(refusing)])).resolves.toEqual([
        'timeout',
        'timeout',
        'product-not-found',
      ]);
  });
});
