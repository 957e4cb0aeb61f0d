import { setTimeout } from 'node:timers/promises';

const load = async () => (await import('./when-wanted')).whenWanted;
const isKept = async (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), setTimeout(20).then(() => false)]);
const stand = (cameFor: string, current: string) =>
  Object.assign(window, {
    navigation: { activation: { entry: { key: cameFor } }, currentEntry: { key: current } },
  });

beforeAll(() => {
  // A page that is not idle yet.
  Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} });
});
beforeEach(() => jest.resetModules());
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

test('nobody wants a page that stands where it came for', async () => {
  stand('a', 'a');
  const whenWanted = await load();
  expect(await isKept(whenWanted())).toBe(false);
});

test('Back that was pressed before anybody listened is a sign', async () => {
  stand('a', 'b');
  const whenWanted = await load();
  expect(await isKept(whenWanted())).toBe(true);
});

test('Back is a sign in a browser that does not tell its entries', async () => {
  const whenWanted = await load();
  const kept = whenWanted();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await isKept(kept)).toBe(true);
});
