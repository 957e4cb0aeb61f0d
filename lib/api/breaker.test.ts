import { createBreaker } from './breaker';
import { ApiFailure } from './failure';

const silent = async () => Promise.reject(new ApiFailure({ status: 0, code: 'timeout', message: '' }));
const refusing = async () =>
  Promise.reject(new ApiFailure({ status: 404, code: 'product-not-found', message: '' }));

async function codesOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const ends = await Promise.allSettled(calls);
  return ends.map((end) => (end.status === 'fulfilled' ? 'answer' : end.reason.code));
}

describe('calls to an API that gives no answer', () => {
  it('fail at once after some, but for one at a time that finds out', async () => {
    const guard = createBreaker(3);
    const call = jest.fn(silent);
    await codesOf([guard(call), guard(call), guard(call)]);
    await expect(codesOf([guard(call), guard(call), guard(call)])).resolves.toEqual([
      'timeout',
      'unavailable',
      'unavailable',
    ]);
    expect(call).toHaveBeenCalledTimes(4);
    await expect(codesOf([guard(async () => 1)])).resolves.toEqual(['answer']);
    await expect(codesOf([guard(async () => 1), guard(async () => 1)])).resolves.toEqual([
      'answer',
      'answer',
    ]);
  });

  it('go on while some are answered, if only by a refusal', async () => {
    const guard = createBreaker(3);
    for (let round = 0; round < 5; round += 1)
      await expect(codesOf([guard(silent), guard(silent), guard(refusing)])).resolves.toEqual([
        'timeout',
        'timeout',
        'product-not-found',
      ]);
  });
});
