import { renderHook } from '@testing-library/react';
import { type SentAttempt, useAttemptKey } from './use-attempt-key';

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

test('what is kept elsewhere has its key on the next page too', () => {
  let kept: SentAttempt | null = null;
  const place = {
    read: () => kept,
    keep: (attempt: SentAttempt) => {
      kept = attempt;
    },
  };
  const keyOf = () => renderHook(() => useAttemptKey(place)).result.current;
  const first = keyOf()({ amount: 2500 });
  expect(keyOf()({ amount: 2500 })).toBe(first);
  expect(keyOf()({ amount: 5000 })).not.toBe(first);
  expect(keyOf()({ amount: 2500 })).not.toBe(first);
});
