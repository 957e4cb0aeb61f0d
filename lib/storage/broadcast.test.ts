import { createBroadcast } from './broadcast';

it('tells every listener of this document, and those that other tabs have written for', () => {
  const { publish, subscribe } = createBroadcast();
  const listeners = [jest.fn(), jest.fn()];
  for (const listener of listeners) subscribe(listener);
  publish();
  window.dispatchEvent(new Event('storage'));
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(2);
});

it('tells nobody who has left', () => {
  const { publish, subscribe } = createBroadcast();
  const listener = jest.fn();
  subscribe(listener)();
  publish();
  window.dispatchEvent(new Event('storage'));
  expect(listener).not.toHaveBeenCalled();
});

it('keeps announcements apart', () => {
  const [one, other] = [createBroadcast(), createBroadcast()];
  const listener = jest.fn();
  one.subscribe(listener);
  other.publish();
  expect(listener).not.toHaveBeenCalled();
});
