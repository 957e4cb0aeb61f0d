import { limitChunks } from './chunk-limit';

/** As the runtime of the build fetches a part: a script in the head, and `onerror` for whoever waits for it. */
function fetchPart(src = '/_next/static/chunks/part.js') {
  const script = document.createElement('script');
  script.src = src;
  const failed = jest.fn(() => script.remove());
  script.onerror = failed;
  document.head.append(script);
  return { script, failed };
}

beforeAll(() => {
  limitChunks();
});
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a part that never answers has failed twice within 120 s, once for each time it is asked for', async () => {
  const { failed } = fetchPart();
  await jest.advanceTimersByTimeAsync(59_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
  const second = fetchPart();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(second.failed).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

test.each(['load', 'error'])('one that has answered is left alone (%s)', async (answer) => {
  const { script, failed } = fetchPart();
  await jest.advanceTimersByTimeAsync(0);
  script.dispatchEvent(new Event(answer));
  failed.mockClear();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(failed).not.toHaveBeenCalled();
});

test('scripts of others take as long as they like', async () => {
  const { failed } = fetchPart('https://chat.example/chat.js');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(failed).not.toHaveBeenCalled();
});
