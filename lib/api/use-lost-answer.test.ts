import { renderHook } from '@testing-library/react';
import { ApiFailure } from './failure';
import { useLostAnswer } from './use-lost-answer';

const lost = new ApiFailure({ status: 0, code: 'network', message: '' });
const refused = new ApiFailure({ status: 401, code: 'invalid-credentials', message: '' });

test('work hears that it may have been done from an answer that got lost until it is done', async () => {
  const { result } = renderHook(useLostAnswer);
  const told: boolean[] = [];
  const run = (error?: Error) =>
    result
      .current(async (isLost) => {
        told.push(isLost);
        if (error) throw error;
      })
      .catch((thrown) => expect(thrown).toBe(error));
  for (const error of [refused, lost, refused, undefined, undefined]) await run(error);
  expect(told).toEqual([false, false, true, true, false]);
});
