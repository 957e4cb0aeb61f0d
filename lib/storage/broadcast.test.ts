import { createBroadcast } from './broadcast';

it('tells every listener of this document, and those that other tabs have written for', () => {
  const { publish, subscribe } = createBroadcast();
  const listeners = [jest.fn(), jest.fn()];
  for (const listener of listeners) subscribe(listener);
  publish();
  window.dispatchEvent(new Event('storage'));
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(2);
});

it('tells of what a page that the browser has kept may have missed, and says nothing of a page that is new', () => {
  const { subscribe } = createBroadcast();
  const listener = jest.fn();
  subscribe(listener);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('tells nobody who has left', () => {
  const { publish, subscribe } = createBroadcast();
  const listener = jest.fn();
  subscribe(listener)();
  publish();
  window.dispatchEvent(new Event('storage'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).not.toHaveBeenCalled();
});

it('keeps announcements apart', () => {
  const [one, other] = [createBroadcast(), createBroadcast()];
  const listener = jest.fn();
  one.subscribe(listener);
  other.publish();
  expect(listener).not.toHaveBeenCalled();
});
