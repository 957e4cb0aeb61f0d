import { createAnnouncement } from './announcement';

it('tells every listener of this document, and those that other tabs have written for', () => {
  const { announce, subscribe } = createAnnouncement();
  const listeners = [jest.fn(), jest.fn()];
  for (const listener of listeners) subscribe(listener);
  announce();
  window.dispatchEvent(new Event('storage'));
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(2);
});

it('tells nobody who has left', () => {
  const { announce, subscribe } = createAnnouncement();
  const listener = jest.fn();
  subscribe(listener)();
  announce();
  window.dispatchEvent(new Event('storage'));
  expect(listener).not.toHaveBeenCalled();
});

it('keeps announcements apart', () => {
  const [one, other] = [createAnnouncement(), createAnnouncement()];
  const listener = jest.fn();
  one.subscribe(listener);
  other.announce();
  expect(listener).not.toHaveBeenCalled();
});
