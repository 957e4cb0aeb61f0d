import { renderHook } from '@testing-library/react';
import { useAttemptKey } from './use-attempt-key';

test('the same that is sent again has the key of before, and what differs one of its own', () => {
  const { result, rerender } = renderHook(useAttemptKey);
  const first = result.current({ samples: ['wood.oak'] });
  rerender();
  expect(result.current({ samples: ['wood.oak'] })).toBe(first);
  const second = result.current({ samples: ['wood.ash'] });
  expect(second).not.toBe(first);
  // What is in between may have been taken: it is another wish.
  expect(result.current({ samples: ['wood.oak'] })).not.toBe(first);
});
