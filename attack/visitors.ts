import { sleep } from './in-turns.ts';
import { problemsOf } from './judge.ts';
import type { Shop } from './shop.ts';
import type { Tally } from './tally.ts';

const everyMs = 250;
const paths = ['/nl', '/nl/banken-c-C11', '/nl/search?term=bank', '/api/nl/categories'];

/**
 * Visitors who do nothing wrong, while an attack goes on: each must be served, from their own address and over a new
 * connection. With `mayBeRefused` an honest 503 counts as served too.
 */
export function watchVisitors(shop: Shop, tally: Tally, { mayBeRefused = false, visited = paths } = {}) {
  let isOver = false;
  let visits = 0;
  let slowestMs = 0;
  const walk = async () => {
    while (!isOver) {
      const path = visited[visits % visited.length] ?? '/nl';
      visits += 1;
      const answer = await shop.ask({ path, headers: { connection: 'close' } });
      slowestMs = Math.max(slowestMs, answer.durationMs);
      const isServed = answer.status === 200 || (mayBeRefused && problemsOf(answer).length === 0);
      tally.judge(`a visitor at ${path}`, answer, isServed ? [] : [`answered ${answer.status}`]);
      await sleep(everyMs);
    }
  };
  const walking = walk();
  return {
    /** @returns the slowest visit in milliseconds */
    async stop(): Promise<number> {
      isOver = true;
      await walking;
      return slowestMs;
    },
  };
}
