import { someEvents } from '@/lib/analytics/testing/some-events';
import { toTracked } from './to-tracked';

test('views, clicks, searches, baskets and orders are told, nothing else', () => {
  const told = someEvents.flatMap((event) => {
    const tracked = toTracked(event);
    return tracked ? [[event.name, tracked.kind]] : [];
  });
  expect(told).toEqual([
    ['search', 'search'],
    ['productView', 'view'],
    ['productClick', 'click'],
    ['addToBasket', 'addToBasket'],
    ['orderConfirmation', 'purchase'],
  ]);
});

test('what somebody typed about themselves is not', () => {
  expect(toTracked({ name: 'search', term: 'lamp voor anna@example.nl' })?.term).toBe('lamp voor (e-mail)');
  expect(toTracked({ name: 'search', term: '  ' })).toBeNull();
});

test('services beside a product are not', () => {
  const event = someEvents.find(({ name }) => name === 'addToBasket');
  if (event?.name !== 'addToBasket') throw new Error('There is no such event.');
  expect(toTracked({ ...event, item: { ...event.item, vsin: 'S12' } })).toBeNull();
});
