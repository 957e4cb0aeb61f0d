import { setTimeout } from 'node:timers/promises';
import { ServerWatch } from './server-watch.ts';

type Verdict = { answer(idle?: number[]): void; fail(): void };

let nowMs = 0;
let timesRead = 0;
let probes: Verdict[] = [];
let news: boolean[] = [];
let watch: ServerWatch;
beforeEach(() => {
  [nowMs, timesRead, probes, news] = [0, 0, [], []];
  watch = new ServerWatch({
    limitMs: 11_000,
    now: () => {
      timesRead += 1;
      return nowMs;
    },
    probe: () =>
      new Promise((resolve, reject) =>
        probes.push({
          answer: (idle = []) => resolve({ idle }),
          fail: () => reject(new Error('no answer')),
        }),
      ),
    onChange: (isAway) => void news.push(isAway),
  });
});
afterEach(() => watch.stop());

/** Time goes by at once, and the watch looks after it. */
async function pass(ms: number): Promise<void> {
  nowMs += ms;
  const before = timesRead;
  while (timesRead < before + 2) await setTimeout(20);
}
async function passGently(ms: number): Promise<void> {
  for (let rest = ms; rest > 0; rest -= 400) await pass(Math.min(rest, 400));
}
const probed = async (count: number) => {
  while (probes.length < count) await setTimeout(5);
};
/** A call the server is slow with. */
function call() {
  let answer = (_: string) => {};
  const work = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const outcome = watch
    .during(7, () => work)
    .catch((error: unknown) => (error instanceof Error && 'code' in error ? error.code : error));
  return { outcome, answer };
}

/** Needs no server; once is enough, where there is one or not. */
const describeOnce = process.env.TEST_DATABASE_URL ? describe.skip : describe;

describeOnce('a server that is watched', () => {
  it('is not doubted for the time this process stood still', async () => {
    const { outcome, answer } = call();
    await pass(2200);
    await pass(2200);
    expect(probes).toHaveLength(0);
    await passGently(1200);
    expect(probes).toHaveLength(1);
    probes[0]?.answer();
    answer('late');
    expect(await outcome).toBe('late');
    expect(news).toEqual([]);
  });

  it('is asked again when a probe failed while this process stood still, and when only one failed', async () => {
    const { outcome, answer } = call();
    await passGently(1600);
    for (const stillMs of [2200, 2200, 0]) {
      nowMs += stillMs;
      const count = probes.length;
      probes.at(-1)?.fail();
      await probed(count + 1);
    }
    expect(news).toEqual([]);
    probes.at(-1)?.answer();
    answer('late');
    expect(await outcome).toBe('late');
    expect(news).toEqual([]);
  });

  it('is away when two probes in a row fail: whoever waits is told, and whoever comes is not kept waiting', async () => {
    const { outcome } = call();
    await passGently(1600);
    probes[0]?.fail();
    await probed(2);
    probes[1]?.fail();
    expect(await outcome).toBe('08006');
    expect(news).toEqual([true]);
    let isBegun = false;
    const next = watch.during(null, async () => {
      isBegun = true;
    });
    await expect(next).rejects.toMatchObject({ code: '08006' });
    expect(isBegun).toBe(false);
    await probed(3);
    probes[2]?.answer();
    while (news.length < 2) await setTimeout(5);
    expect(await watch.during(null, async () => 'well')).toBe('well');
  });
});
