import { embeddedApi } from './embedded';

const key = Symbol.for('linden.api');
afterEach(() => Reflect.deleteProperty(globalThis, key));

it('is the API that this process has started', () => {
  const api = { fetch: jest.fn(), changes: { subscribe: jest.fn() }, stop: jest.fn() };
  Reflect.set(globalThis, key, api);
  expect(embeddedApi()).toBe(api);
});

it('is none where another server answers, or what stands there is something else', () => {
  expect(embeddedApi()).toBeNull();
  Reflect.set(globalThis, key, { fetch: jest.fn() });
  expect(embeddedApi()).toBeNull();
});
