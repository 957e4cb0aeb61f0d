/** @jest-environment node */
import { type Leave, type QueueOptions, QueueRefusal, RenderQueue } from './render-queue';

const staying = () => new AbortController().signal;

/** Notes who has a turn, in order; `leave` ends the oldest. */
function queueOf(size: Partial<QueueOptions> = {}) {
  const refused: string[] = [];
  const queue = new RenderQueue({
    atOnce: 2,
    waiting: 8,
    waitMs: 60_000,
    turnMs: 60_000,
    onRefused: (reason) => refused.push(reason),
    ...size,
  });
  const turns: string[] = [];
  const leaves: Leave[] = [];
  const note = (name: string) => (leave: Leave) => {
    turns.push(name);
    leaves.push(leave);
  };
  const ended = (entered: Promise<Leave>, name: string) =>
    entered.then(note(name), (refusal: unknown) => {
      if (!(refusal instanceof QueueRefusal)) throw refusal;
      return refusal.reason;
    });
  const enter = (client: string, signal = staying()) => ended(queue.enter(client, signal), client);
  const prefetch = (client: string) => ended(queue.enter(client, staying(), true), `${client} ahead`);
  const settle = () => new Promise(setImmediate);
  const leave = async () => {
    leaves.shift()?.();
    await settle();
  };
  const renew = () => void queue.enterLater().then(note('renewal'));
  return { queue, turns, refused, enter, prefetch, renew, leave, settle };
}

describe('RenderQueue', () => {
  it('runs so many at once and the next when one leaves', async () => {
    const { enter, leave, turns, settle, queue } = queueOf();
    for (const client of ['a', 'b', 'c']) void enter(client);
    await settle();
    expect(turns).toEqual(['a', 'b']);
    expect(queue.load()).toEqual({ running: 2, waiting: 1, renewalsWaiting: 0 });
    await leave();
    expect(turns).toEqual(['a', 'b', 'c']);
  });

  it('counts one who leaves twice once', async () => {
    const { queue } = queueOf();
    const leave = await queue.enter('a', staying());
    leave();
    leave();
    expect(queue.load().running).toBe(0);
  });

  it('gives one client half of the turns at most, also while nobody else wants them', async () => {
    const { enter, turns, settle } = queueOf({ atOnce: 4 });
    for (let n = 0; n < 2; n += 1) void enter('greedy');
    await settle();
    void enter('greedy');
    void enter('other');
    await settle();
    expect(turns).toEqual(['greedy', 'greedy', 'other']);
  });

  it('lets clients have their turns one after another, however many places one has taken', async () => {
    const { enter, turns, leave, settle } = queueOf({ waiting: 16 });
    void enter('x');
    void enter('y');
    for (const client of ['greedy', 'greedy', 'greedy', 'b', 'c']) void enter(client);
    await settle();
    for (let n = 0; n < 6; n += 1) await leave();
    expect(turns.slice(2, 5)).toEqual(['greedy', 'b', 'c']);
  });

  it('refuses a client more than half of the places, and everybody what is too much', async () => {
    const { enter, refused, settle } = queueOf();
    void enter('x');
    void enter('y');
    for (let n = 0; n < 4; n += 1) void enter('greedy');
    await settle();
    await expect(enter('greedy')).resolves.toBe('client');
    expect(refused).toEqual(['client']);
    const small = queueOf({ waiting: 3 });
    for (const client of ['a', 'b', 'c', 'd', 'e']) void small.enter(client);
    await settle();
    await expect(small.enter('f')).resolves.toBe('full');
  });

  it('has a place for whoever waits for nothing, however few clients have taken all', async () => {
    const { enter, leave, turns, settle, queue, refused } = queueOf({ atOnce: 4, waiting: 64 });
    for (const client of ['a', 'b', 'c', 'd']) for (let n = 0; n < 17; n += 1) void enter(client);
    await settle();
    expect(queue.load()).toMatchObject({ running: 4, waiting: 64 });
    void enter('visitor');
    expect(refused).toEqual(['full']);
    expect(queue.load().waiting).toBe(64);
    for (let n = 0; n < 5; n += 1) await leave();
    expect(turns).toContain('visitor');
  });

  it('has prefetches come after all pages, and lose their places to them', async () => {
    const { enter, prefetch, leave, turns, settle } = queueOf({ waiting: 4 });
    void enter('x');
    void enter('y');
    await settle();
    const ahead = ['a', 'b', 'c', 'd'].map(prefetch);
    void enter('a');
    void enter('e');
    await expect(ahead[0]).resolves.toBe('full');
    await expect(ahead[1]).resolves.toBe('full');
    await expect(prefetch('f')).resolves.toBe('full');
    for (let n = 0; n < 4; n += 1) await leave();
    expect(turns.slice(2)).toEqual(['a', 'e', 'c ahead', 'd ahead']);
  });

  it('lets a page of one client take the place of what it fetches ahead', async () => {
    const { enter, prefetch, settle, queue } = queueOf({ waiting: 4 });
    void enter('x');
    void enter('y');
    void prefetch('a');
    const last = prefetch('a');
    await settle();
    void enter('a');
    await expect(last).resolves.toBe('client');
    await expect(prefetch('a')).resolves.toBe('client');
    expect(queue.load().waiting).toBe(2);
  });

  it('lets nobody wait longer than its limit', async () => {
    const { enter, refused, queue } = queueOf({ waitMs: 20 });
    void enter('a');
    void enter('b');
    await expect(enter('c')).resolves.toBe('late');
    expect(refused).toEqual(['late']);
    expect(queue.load().waiting).toBe(0);
  });

  it('lets a rendering that hangs keep no turn', async () => {
    const { queue, turns, enter } = queueOf({ turnMs: 20 });
    const leave = await queue.enter('hangs', staying());
    await enter('hangs');
    expect(turns).toEqual(['hangs']);
    const { running } = queue.load();
    leave();
    expect(queue.load().running).toBe(running);
  });

  it('gives up the place of one who has gone', async () => {
    const { enter, turns, leave, settle, queue, refused } = queueOf();
    const gone = new AbortController();
    void enter('a');
    void enter('b');
    void enter('gone', gone.signal);
    void enter('c');
    await settle();
    gone.abort();
    expect(queue.load().waiting).toBe(1);
    await leave();
    expect(turns).toEqual(['a', 'b', 'c']);
    expect(refused).toEqual([]);
  });

  it('renews pages when no visitor waits, and never with all turns', async () => {
    const { enter, renew, turns, leave, settle, queue } = queueOf({ atOnce: 2 });
    void enter('a');
    void enter('b');
    renew();
    renew();
    void enter('c');
    await settle();
    await leave();
    expect(turns).toEqual(['a', 'b', 'c']);
    await leave();
    await leave();
    expect(turns).toEqual(['a', 'b', 'c', 'renewal']);
    expect(queue.load()).toMatchObject({ running: 1, renewalsWaiting: 1 });
  });

  it('renews a page now and then although visitors always wait', async () => {
    const { enter, renew, turns, leave, settle } = queueOf({ waiting: 400 });
    for (let n = 0; n < 20; n += 1) void enter(`visitor ${n}`);
    renew();
    await settle();
    for (let n = 0; n < 12; n += 1) await leave();
    expect(turns).toContain('renewal');
  });
});
