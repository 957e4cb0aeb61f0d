import { addressOf, keepWidget, keptWidgets, type PageOfSlots, statesAtFirst } from './slot-store';

const page: PageOfSlots = { site: 'nl', device: 'desktop', alias: 'index' };
const widget = () => null;
const known = () => [...statesAtFirst(page, ['a', 'b', 'c']).keys()];
const keep = (id: string) => keepWidget(addressOf(page, id), widget);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows for five minutes what was drawn, and keeps nothing longer in a visit that goes on', () => {
  keep('a');
  jest.advanceTimersByTime(200_000);
  keep('b');
  expect(known()).toEqual(['a', 'b']);
  jest.advanceTimersByTime(100_000);
  expect(known()).toEqual(['b']);
  keep('c');
  expect(keptWidgets()).toBe(2);
});

it('counts five minutes from when a slot was drawn last', () => {
  for (const id of ['a', 'b', 'c']) keep(id);
  jest.advanceTimersByTime(200_000);
  keep('a');
  jest.advanceTimersByTime(200_000);
  expect(known()).toEqual(['a']);
  keep('a');
  expect(keptWidgets()).toBe(1);
});
