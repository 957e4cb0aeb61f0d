import { sleep } from '../in-turns.ts';
import { problemsOf } from '../judge.ts';
import type { Context, Kind } from '../kind.ts';
import { newClient, type Shop } from '../shop.ts';
import { watchVisitors } from '../visitors.ts';

/** Pages that have to be made for each visitor: nothing of them can be kept. */
const dear: readonly ((number: number) => string)[] = [
  (number) => `/nl/lmqzfxa-${number}`,
  (number) => `/nl/search?term=bank+${number}`,
  (number) => `/nl/banken-c-C11?colour=grey&price=${number}-${number + 500}`,
  (number) => `/nl/lmqzfxa-p-V${900_000 + number}`,
];
/** So much within seconds is nobody who shops: long before, a client must have been told to wait. */
const enough = 1500;
/** What visitors of kept pages may have to wait while somebody else takes all they can get. */
const patienceMs = 2000;

type Flood = { asked: number; refused: number };

async function flood(shop: Shop, client: string, { tally, hasTime }: Context): Promise<Flood> {
  const done: Flood = { asked: 0, refused: 0 };
  const walk = async () => {
    // It goes on for a while after it was told to wait, as whoever means harm would.
    while (hasTime() && done.asked < enough && done.refused < 200) {
      const number = done.asked;
      done.asked += 1;
      const path = dear[number % dear.length]?.(number) ?? '/nl';
      const answer = await shop.ask({ path, headers: { 'x-forwarded-for': client } });
      const isRefused = answer.status === 429 || answer.status === 503;
      if (isRefused) done.refused += 1;
      const isSilent = isRefused && answer.headers['retry-after'] === undefined;
      tally.judge(
        `page ${number}: ${path}`,
        answer,
        isSilent ? [`${answer.status} without Retry-After`] : [],
      );
    }
  };
  await Promise.all(Array.from({ length: 64 }, walk));
  return done;
}

export const pagesUnderLoad: Kind = {
  name: 'pages-under-load',
  about: 'one client asks for made-up pages, searches and filters without end; others are served',
  seconds: { short: 12, full: 60 },
  async run(context) {
    const { shop, tally } = context;
    const kept = ['/nl', '/nl/banken-c-C11'];
    for (const path of kept) await shop.ask({ path });
    const visitors = watchVisitors(shop, tally, { visited: kept });
    const seekers = watchVisitors(shop, tally, { visited: ['/nl/search?term=tafel'], mayBeRefused: true });
    const client = newClient();
    const { asked, refused } = await flood(shop, client, context);
    const slowestMs = await visitors.stop();
    await seekers.stop();
    tally.note(
      `${asked} pages asked for by one client, ${refused} refused; others waited ${Math.round(slowestMs)} ms at most`,
    );
    tally.expect('the limit of one client', [refused === 0 ? `${asked} pages and never told to wait` : null]);
    tally.expect('kept pages of others', [
      slowestMs > patienceMs ? `waited ${Math.round(slowestMs)} ms` : null,
    ]);
    await sleep(500);
    const after = await shop.ask({ path: '/nl/search?term=stoel' });
    tally.judge(
      'a search afterwards',
      after,
      after.status === 200 ? [] : problemsOf(after).concat(`${after.status}`),
    );
    return undefined;
  },
};
