/** @jest-environment node */
import { inTurns } from './in-turns';

/** A work that goes on until it is told to end. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: jest.fn(() => promise), end: resolve, fail: reject };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('lets so many go on at once, and the next one in order when one ends or fails', async () => {
  const run = inTurns(2);
  const all = [held(), held(), held(), held()] as const;
  const results = all.map(({ work }) => run(work).catch((error: Error) => error.message));
  const begun = () => all.map(({ work }) => work.mock.calls.length);
  await settled();
  expect(begun()).toEqual([1, 1, 0, 0]);
  all[1].fail(new Error('broken'));
  await settled();
  expect(begun()).toEqual([1, 1, 1, 0]);
  for (const { end } of all) end('done');
  expect(await Promise.all(results)).toEqual(['done', 'broken', 'done', 'done']);
});
