import { registeredApi } from '@/api/contract/registered';
import { embeddedApi } from './embedded';

afterEach(() => Reflect.deleteProperty(globalThis, registeredApi));

it('is the API that this process has started', () => {
  const api = { fetch: jest.fn(), changes: { subscribe: jest.fn() }, stop: jest.fn() };
  Reflect.set(globalThis, registeredApi, api);
  expect(embeddedApi()).toBe(api);
});

it('is none where another server answers, or what stands there is something else', () => {
  expect(embeddedApi()).toBeNull();
  Reflect.set(globalThis, registeredApi, { fetch: jest.fn() });
  expect(embeddedApi()).toBeNull();
});
