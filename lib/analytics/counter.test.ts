import { array } from 'yup';
import { countSchema } from '@/api/contract/counts';
import { mostItems } from '@/api/http/parse-input';
import { createCounter } from './counter';
import { someEvents } from './testing/some-events';

test('the same event of the same subject is one line with its number', () => {
  const counter = createCounter();
  const view = { name: 'pageView', kind: 'home', vsin: null, path: '/nl', language: 'nl-NL' } as const;
  counter.add(view, 'Guest');
  counter.add(view, 'Guest');
  counter.add({ ...view, kind: 'product' }, 'Guest');
  expect(counter.take()).toEqual([
    { event: 'pageView', subject: 'home', userType: 'Guest', count: 2 },
    { event: 'pageView', subject: 'product', userType: 'Guest', count: 1 },
  ]);
  expect(counter.take()).toEqual([]);
});

test('somebody who signs in is counted as another user from then on', () => {
  const counter = createCounter();
  const press = { name: 'logoClick', label: 'Linden', path: '/nl' } as const;
  counter.add(press, 'Guest');
  counter.add(press, 'Customer');
  expect(counter.take().map(({ userType: type, count }) => [type, count])).toEqual([
    ['Guest', 1],
    ['Customer', 1],
  ]);
});

test('every event is counted as the API takes it, without titles, paths, terms or order numbers', () => {
  const counter = createCounter();
  for (const event of someEvents) counter.add(event, 'Guest');
  const counts = counter.take();
  expect(() => array().of(countSchema.required()).validateSync(counts, { strict: true })).not.toThrow();
  expect(new Set(counts.map(({ event }) => event))).toEqual(new Set(someEvents.map(({ name }) => name)));
  expect(JSON.stringify(counts)).not.toMatch(/LW-|Oslo|hoekbank|\/nl/);
});

test('one call takes no more than the API does; the rest goes with the next', () => {
  const counter = createCounter();
  for (let number = 1; number <= 150; number += 1)
    counter.add({ name: 'favouriteClick', vsin: `V${number}`, action: 'add' }, 'Guest');
  const [first, second, third] = [counter.take(), counter.take(), counter.take()];
  expect([first.length, second.length, third.length]).toEqual([mostItems, 50, 0]);
});
