import { isChunkFailure, reloadOnce } from './reload-once';

beforeEach(() => sessionStorage.clear());

test('a page is loaded anew once, and again when that was long ago', () => {
  jest.useFakeTimers();
  // jsdom cannot load anything; it says so on its console, where a call of reload is seen.
  const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  jest.advanceTimersByTime(3 * 60_000);
  expect(reloadOnce()).toBe(true);
  expect(reloads).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
  reloads.mockRestore();
});

test('never where a browser stores nothing: it could go on for ever', () => {
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(reloadOnce()).toBe(false);
  storage.mockRestore();
});

test.each([
  ['ChunkLoadError', 'Failed to load chunk /_next/static/chunks/1.js', true],
  ['Error', 'CSS_CHUNK_LOAD_FAILED', true],
  ['TypeError', 'Failed to fetch dynamically imported module: https://linden.example/a.js', true],
  ['TypeError', 'Cannot read properties of undefined', false],
])('%s: %s', (name, message, expected) => {
  expect(isChunkFailure(Object.assign(new Error(message), { name }))).toBe(expected);
});
