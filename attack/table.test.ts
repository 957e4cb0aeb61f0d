import { isBad, isGood, type Result, toDetails, toTable } from './table.ts';
import { Tally } from './tally.ts';

function result(change: Partial<Result> = {}): Result {
  const counts = {
    tried: 5,
    failed: 0,
    failures: [],
    worstMs: 12,
    worstOf: 'GET /nl',
    statuses: {},
    notes: [],
  };
  return {
    ...counts,
    name: 'kind',
    about: 'something',
    seconds: 1,
    notTried: null,
    crashed: null,
    ...change,
  };
}

describe('a kind', () => {
  it.each<[string, Partial<Result>, boolean, boolean]>([
    ['is good when all was well', {}, true, false],
    ['is bad with one failure', { failed: 1 }, false, true],
    ['is bad when it tried nothing', { tried: 0 }, false, true],
    ['is bad when it ended early', { crashed: 'Error: x' }, false, true],
    ['is neither where it cannot be tried', { tried: 0, notTried: 'no Redis' }, false, false],
  ])('%s', (_, change, good, bad) => {
    expect(isGood(result(change))).toBe(good);
    expect(isBad(result(change))).toBe(bad);
  });
});

describe('the table', () => {
  it('has a line for each kind, with what was tried and how it ended', () => {
    const table = toTable([
      result({ name: 'strings', statuses: { '2xx': 3, '4xx': 2 } }),
      result({ name: 'redis', tried: 0, notTried: 'Redis is not installed' }),
      result({ name: 'crash', crashed: 'Error: x\n  at y' }),
      result({ name: 'none', tried: 0 }),
    ]);
    expect(table).toMatch(/strings: something \| 5 \(2xx 3, 4xx 2\) +\| 0 /);
    expect(table).toContain('not tried: Redis is not installed');
    expect(table).toMatch(/ended early: Error: x +\|/);
    expect(table).toContain('nothing was tried');
  });

  it('tells the first failures, and that there are more', () => {
    const failures = [{ what: 'GET /x', why: 'status 500' }];
    const details = toDetails([result({ failed: 20, failures, notes: ['a word'] })], 1);
    expect(details).toContain('FAILED  kind: GET /x → status 500');
    expect(details).toContain('and 19 more');
    expect(details).toContain('kind: a word');
  });
});

describe('the tally', () => {
  it('counts tries, failures and the slowest answer', () => {
    const tally = new Tally();
    const answer = { headers: {}, body: '', trouble: null };
    expect(tally.judge('a', { ...answer, status: 200, durationMs: 10 })).toBe(true);
    expect(tally.judge('b', { ...answer, status: 500, durationMs: 30 })).toBe(false);
    expect(tally.judge('c', { ...answer, status: 200, durationMs: 20 }, ['a problem of this kind'])).toBe(
      false,
    );
    expect(tally.expect('d', [null])).toBe(true);
    expect(tally.counts()).toMatchObject({ tried: 4, failed: 2, worstMs: 30, worstOf: 'b' });
    expect(tally.counts().statuses).toEqual({ '2xx': 2, '5xx': 1 });
  });
});
