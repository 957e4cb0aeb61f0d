import { AsyncLocalStorage } from 'node:async_hooks';
import { ApiFailure } from '@/lib/api/failure';
import { noteFailure } from './outage';
import { failuresKey, type RenderFailures } from './render-failures';

afterEach(() => Reflect.deleteProperty(globalThis, failuresKey));

it('tells the rendering it happened in whether the shop is wrong or something is away', () => {
  const keeper = new AsyncLocalStorage<RenderFailures>();
  Reflect.set(globalThis, failuresKey, keeper);
  const failures: RenderFailures = { kinds: [] };
  keeper.run(failures, () => {
    noteFailure(new ApiFailure({ status: 0, code: 'timeout', message: '' }));
    noteFailure(new TypeError('broken'));
  });
  expect(failures.kinds).toEqual(['outage', 'bug']);
});

it('tells nobody where another server renders', () => {
  expect(() => noteFailure(new TypeError('broken'))).not.toThrow();
  Reflect.set(globalThis, failuresKey, new AsyncLocalStorage());
  expect(() => noteFailure(new TypeError('broken'))).not.toThrow();
});
