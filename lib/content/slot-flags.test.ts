import { nextFlags, restingSlot, type SlotEvent } from './slot-flags';

const after = (...events: SlotEvent[]) => events.reduce(nextFlags, restingSlot);
const set = (...events: SlotEvent[]) =>
  Object.entries(after(...events)).flatMap(([name, isSet]) => (isSet ? [name] : []));

it.each<[SlotEvent[], string[]]>([
  [[], []],
  [['activated'], ['isActive']],
  [
    ['activated', 'arrived'],
    ['isActive', 'isReadyToPreload'],
  ],
  [
    ['activated', 'arrived', 'ready'],
    ['isActive', 'isReadyToPreload', 'isReadyToShow'],
  ],
  // Nothing is shown of a slot that has failed, at whatever time.
  [
    ['activated', 'failed'],
    ['isActive', 'hasError'],
  ],
  [
    ['activated', 'failed', 'arrived', 'ready'],
    ['isActive', 'hasError'],
  ],
  [
    ['activated', 'arrived', 'ready', 'failed'],
    ['isActive', 'isReadyToPreload', 'hasError'],
  ],
  // In no other order.
  [['arrived', 'ready'], []],
  [['activated', 'ready'], ['isActive']],
])('after %j a slot has %j', (events, flags) => {
  expect(set(...events)).toEqual(flags);
});

it('is the same object where nothing changes, so that nothing is drawn again', () => {
  const shown = after('activated', 'arrived', 'ready');
  for (const event of ['activated', 'arrived', 'ready'] as const) expect(nextFlags(shown, event)).toBe(shown);
});
