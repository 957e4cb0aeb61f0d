import type { ShopEvent } from './events';
import { createGate, type Permission } from './gate';

const click = (label: string): ShopEvent => ({ name: 'menuClick', label, path: '/nl' });

function setUp(first: ReturnType<Permission['read']>) {
  let state = first;
  let tell = () => {};
  const told: ShopEvent[] = [];
  const permission: Permission = {
    read: () => state,
    onChange: (listener) => {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
  };
  const gate = createGate(permission, (event) => told.push(event));
  const change = (next: typeof state) => {
    state = next;
    tell();
  };
  return { gate, told, change };
}

test('what happened before the decision is told once it is permitted, in its order', () => {
  const { gate, told, change } = setUp('open');
  gate.take(click('one'));
  gate.take(click('two'));
  expect(told).toEqual([]);
  change('granted');
  gate.take(click('three'));
  expect(told).toEqual([click('one'), click('two'), click('three')]);
});

test('a refusal drops what waited for good, and what comes after it', () => {
  const { gate, told, change } = setUp('open');
  gate.take(click('before'));
  change('refused');
  gate.take(click('refused'));
  change('granted');
  gate.take(click('after'));
  expect(told).toEqual([click('after')]);
});

test('taking back a permission ends what is told', () => {
  const { gate, told, change } = setUp('granted');
  gate.take(click('one'));
  change('refused');
  gate.take(click('two'));
  expect(told).toEqual([click('one')]);
});

test('a visitor who never decides fills no memory', () => {
  const { gate, told, change } = setUp('open');
  for (let count = 0; count < 1000; count += 1) gate.take(click(String(count)));
  change('granted');
  expect(told.length).toBe(200);
});
