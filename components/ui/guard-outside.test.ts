import { guardOutside } from './guard-outside';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const dialog = () => document.createElement('dialog');

test('a press beside a drawer closes it once it has been open for a moment', () => {
  const drawer = dialog();
  guardOutside(drawer);
  jest.advanceTimersByTime(249);
  expect(drawer).toHaveAttribute('closedby', 'closerequest');
  jest.advanceTimersByTime(1);
  expect(drawer).toHaveAttribute('closedby', 'any');
});

test('one that was closed meanwhile is not changed any more', () => {
  const drawer = dialog();
  guardOutside(drawer)();
  jest.runAllTimers();
  expect(drawer).toHaveAttribute('closedby', 'closerequest');
});
