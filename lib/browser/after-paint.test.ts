import { afterPaint } from './after-paint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits for the frame, and calls once', () => {
  const callback = jest.fn();
  afterPaint(callback);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(callback).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('does not wait for a page in the background', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const callback = jest.fn();
  afterPaint(callback);
  jest.advanceTimersByTime(100);
  expect(callback).toHaveBeenCalledTimes(1);
});
