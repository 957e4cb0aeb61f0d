import type { Answer } from './ask.ts';

/** The shop promises an answer, good or bad, within this. */
export const hangMs = 5000;
/** Stands in whatever is sent; no word of the shop's own, and of letters alone, as names are. */
export const mark = 'lmqzfxa';
/** Where a page would send its visitor if it believed what was sent. */
export const foreignHost = `${mark}.example`;

const traces = [
  /\bat [^\n]{1,200}\.(?:ts|js|mjs|cjs):\d+/,
  /node_modules\//,
  /DrizzleQueryError|Failed query|syntax error at or near|SQLSTATE|PGlite|\bpg_catalog\b/,
  /ECONNREFUSED|ENOENT|EMFILE|UnhandledPromise|TypeError:|ReferenceError:|RangeError:/,
  /root:[^:\n]*:0:0:/,
];
/** Unescaped in a page each of them means that what was sent became markup. */
const markup = [`<${mark}`, `href="javascript:${mark}`, `href='javascript:${mark}`];
const brokenAttribute = new RegExp(`[^\\\\]" ${mark}="1`);
/** Told to everybody: whether the page came from the cache. */
const internalHeaders = /^x-(?:linden-(?!cache$)|middleware-|matched-path$|invoke-)/;

export function isHtml({ headers }: Pick<Answer, 'headers'>): boolean {
  return (headers['content-type'] ?? '').startsWith('text/html');
}

function isRetryAfter(value: string | undefined): boolean {
  if (value === undefined) return false;
  return /^\d+$/.test(value) ? Number(value) > 0 : !Number.isNaN(Date.parse(value));
}

/** What a reader without scripts sees of a page. */
export function visibleTextOf(html: string): string {
  const body = html.replaceAll(/<(script|style|template|head)\b[\s\S]*?<\/\1\s*>/gi, ' ');
  return body
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1]?.trim() ?? '';
}

/** Why a failure of the server is not an honest one; null for every other answer, and for one that is. */
export function dishonestyOf(answer: Answer): string | null {
  if (answer.status < 500) return null;
  if (answer.status !== 503) return `status ${answer.status}`;
  if (!isRetryAfter(answer.headers['retry-after'])) return '503 without Retry-After';
  if (isHtml(answer) && titleOf(answer.body) === '') return '503 as a page without a title';
  if (isHtml(answer) && visibleTextOf(answer.body).length < 20) return '503 as an empty page';
  return null;
}

function leaksOf(answer: Answer): string[] {
  const found = traces.filter((trace) => trace.test(answer.body));
  const names = Object.keys(answer.headers).filter((name) => internalHeaders.test(name));
  return [
    ...found.map(({ source }) => `tells of its inside: ${source.slice(0, 40)}`),
    ...names.map((name) => `internal header ${name}`),
  ];
}

function injectionsOf(answer: Answer, origin: string): string[] {
  const problems: string[] = [];
  if (
    isHtml(answer) &&
    (markup.some((one) => answer.body.includes(one)) || brokenAttribute.test(answer.body))
  )
    problems.push('what was sent became markup');
  const { location } = answer.headers;
  if (location !== undefined) {
    const host = URL.canParse(location, origin) ? new URL(location, origin).hostname : 'unreadable';
    if (!['127.0.0.1', 'localhost'].includes(host)) problems.push(`sent away to ${host}`);
  }
  if (Object.keys(answer.headers).some((name) => name.includes(mark))) problems.push('a header was injected');
  if ((answer.headers['set-cookie'] ?? '').includes(mark)) problems.push('a cookie was injected');
  return problems;
}

/** Everything that no answer of the shop may be, whatever was asked. */
export function problemsOf(answer: Answer, origin = 'http://127.0.0.1'): string[] {
  const problems: string[] = [];
  if (answer.trouble === 'silent') problems.push('no answer');
  else if (answer.trouble === 'cut') problems.push('cut off without an answer');
  if (answer.trouble === null && answer.durationMs > hangMs)
    problems.push(`took ${Math.round(answer.durationMs)} ms`);
  const dishonesty = dishonestyOf(answer);
  if (dishonesty) problems.push(dishonesty);
  return [...problems, ...leaksOf(answer), ...injectionsOf(answer, origin)];
}
