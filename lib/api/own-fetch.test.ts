/** @jest-environment node */
import { keepOwnFetch, ownFetch } from './own-fetch';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
  Reflect.deleteProperty(globalThis, Symbol.for('linden.fetch'));
});

const other: typeof fetch = async () => new Response('cached');

it('stays what it was when another is put in its place', () => {
  keepOwnFetch();
  globalThis.fetch = other;
  expect(ownFetch()).toBe(original);
});

it('is whatever there is where none was kept', () => {
  globalThis.fetch = other;
  expect(ownFetch()).toBe(other);
});
