import type { Answer } from './ask.ts';
import { dishonestyOf, mark, problemsOf, visibleTextOf } from './judge.ts';

function answer(change: Partial<Answer>): Answer {
  return { status: 200, headers: {}, body: '', durationMs: 5, trouble: null, ...change };
}
const html = { 'content-type': 'text/html; charset=utf-8' };
const page = '<title>Even geduld</title><body><h1>De winkel is zo terug</h1></body>';

describe('an honest failure', () => {
  it.each<[string, Partial<Answer>]>([
    ['a good answer', {}],
    ['not found', { status: 404 }],
    ['503 with seconds to wait', { status: 503, headers: { 'retry-after': '5' } }],
    ['503 with a date', { status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } }],
    ['a page that says so', { status: 503, headers: { ...html, 'retry-after': '5' }, body: page }],
  ])('%s', (_, change) => {
    expect(dishonestyOf(answer(change))).toBeNull();
  });

  it.each<[string, Partial<Answer>]>([
    ['500', { status: 500, headers: { 'retry-after': '5' } }],
    ['502', { status: 502 }],
    ['504', { status: 504, headers: { 'retry-after': '5' } }],
    ['503 without a time', { status: 503 }],
    ['503 with a time of nought', { status: 503, headers: { 'retry-after': '0' } }],
    ['503 with a time that is none', { status: 503, headers: { 'retry-after': 'soon' } }],
    [
      'a page without a title',
      {
        status: 503,
        headers: { ...html, 'retry-after': '5' },
        body: '<h1>De winkel is zo terug, echt waar</h1>',
      },
    ],
    [
      'a page of scripts alone',
      {
        status: 503,
        headers: { ...html, 'retry-after': '5' },
        body: '<title>x</title><script>var a = "a long text in a script"</script>',
      },
    ],
  ])('is not: %s', (_, change) => {
    expect(dishonestyOf(answer(change))).not.toBeNull();
  });
});

describe('what no answer may be', () => {
  it.each<[string, Partial<Answer>, string]>([
    ['too late', { durationMs: 5001 }, 'took 5001 ms'],
    ['silence', { status: 0, trouble: 'silent' }, 'no answer'],
    ['a cut', { status: 0, trouble: 'cut' }, 'cut off'],
    ['markup of the visitor', { headers: html, body: `<p><${mark}></p>` }, 'became markup'],
    ['an attribute of the visitor', { headers: html, body: `<input value="" ${mark}="1">` }, 'became markup'],
    ['a link that runs', { headers: html, body: `<a href="javascript:${mark}">` }, 'became markup'],
    ['a way out', { status: 307, headers: { location: `//${mark}.example/nl` } }, 'sent away'],
    ['a way out by a backslash', { status: 307, headers: { location: `/\\${mark}.example` } }, 'sent away'],
    ['a header of the visitor', { headers: { [`x-${mark}`]: '1' } }, 'a header was injected'],
    ['a cookie of the visitor', { headers: { 'set-cookie': `${mark}=1` } }, 'a cookie was injected'],
    [
      'a stack',
      { status: 404, body: 'Error\n    at serve (/shop/server/page.ts:10:3)' },
      'tells of its inside',
    ],
    ['words of the database', { status: 400, body: 'syntax error at or near "x"' }, 'tells of its inside'],
    ['a file of the machine', { body: 'root:x:0:0:root:/root:/bin/sh' }, 'tells of its inside'],
    ['internal names', { headers: { 'x-middleware-rewrite': '/nl/x' } }, 'internal header'],
    ['tags of the cache', { headers: { 'x-linden-tags': 'x' } }, 'internal header'],
  ])('%s', (_, change, problem) => {
    expect(problemsOf(answer(change)).join()).toContain(problem);
  });

  it.each<[string, Partial<Answer>]>([
    ['what was sent, escaped', { headers: html, body: `&lt;${mark}&gt; "\\u003c${mark}\\u003e"` }],
    ['a text of a script, escaped', { headers: html, body: `<script>f("\\" ${mark}=\\"1")</script>` }],
    [
      'what was sent, as data',
      { headers: { 'content-type': 'application/json' }, body: `{"term":"<${mark}>"}` },
    ],
    ['a way within the shop', { status: 308, headers: { location: '/nl/banken-c-C11' } }],
    ['whether it was kept', { headers: { 'x-linden-cache': 'hit' } }],
  ])('may be %s', (_, change) => {
    expect(problemsOf(answer(change))).toEqual([]);
  });
});

it('sees of a page what a reader without scripts sees', () => {
  expect(
    visibleTextOf(
      '<head><title>a</title></head><style>b{}</style><p>Hallo  <b>daar</b></p><script>c</script>',
    ),
  ).toBe('Hallo daar');
});
