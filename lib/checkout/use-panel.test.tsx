import { act, renderHook } from '@testing-library/react';
import { useCheckoutStore } from './store';
import { usePanel } from './use-panel';

const fee = () => useCheckoutStore.getState().installmentFee;
const told = { problems: [], details: {}, feeMinor: 1250, after: null };

test('a fee counts as long as something is paid in that way, and until the step is left', () => {
  const { result, rerender, unmount } = renderHook((isGone: boolean) => usePanel(isGone), {
    initialProps: false,
  });
  act(() => result.current.hear(told));
  expect(fee()).toBe(1250);
  // A gift card pays for all.
  rerender(true);
  expect(fee()).toBe(0);
  expect(result.current.told).toBeNull();
  rerender(false);
  act(() => result.current.hear(told));
  expect(fee()).toBe(1250);
  unmount();
  expect(fee()).toBe(0);
});
