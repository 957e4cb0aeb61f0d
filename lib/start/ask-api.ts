import { readRemoteConfig } from '../../api/contract/calls/remote-config.ts';
import { apiBase } from '../api/base-url.ts';
import { withBoundedBody } from '../api/bounded-body.ts';
import { readError, readItems } from '../api/envelope.ts';
import { isWholeAnswer } from '../api/whole-answers.ts';

/** `away` may end by itself, `wrong` is for whoever set `API_URL`. `why` continues "which". */
export type Verdict = { kind: 'well' } | { kind: 'away' | 'wrong'; why: string };

const maxAnswerBytes = 1024 * 1024;
const well: Verdict = { kind: 'well' };
const wrong = (why: string): Verdict => ({ kind: 'wrong', why });
const away = (why: string): Verdict => ({ kind: 'away', why });

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? codeOf(error.cause) : '';
}

function ofError(error: unknown): Verdict {
  if (error instanceof Error && error.name === 'TimeoutError') return away('does not answer in time');
  const code = codeOf(error);
  if (/CERT|SELF_SIGNED|VERIFY|ERR_TLS/.test(code))
    return wrong(`has a certificate that is not valid here (${code})`);
  if (/SSL|EPROTO/.test(code)) return wrong(`does not speak https (${code})`);
  return away(code === '' ? 'cannot be reached' : `cannot be reached (${code})`);
}

/** Where a redirect leads, without anything that may be secret in it. */
function targetOf(location: string | null, from: string): string {
  if (location === null || !URL.canParse(location, from)) return 'elsewhere';
  const { origin, pathname } = new URL(location, from);
  return `${origin}${pathname}`;
}

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await withBoundedBody(answer, maxAnswerBytes).text();
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is another service than ours, and is called so.
    return null;
  }
}

async function ofAnswer(answer: Response, address: string, site: string): Promise<Verdict> {
  const { status, headers } = answer;
  if (status === 429 || status >= 500) return away(`answers ${status}`);
  if (status >= 300 && status < 400)
    return wrong(`redirects to ${targetOf(headers.get('location'), address)}: name where the API itself is`);
  if (status === 401 || status === 403 || status === 407) return wrong(`asks for a login (${status})`);
  const body = await bodyOf(answer);
  if (readError(body, status)?.code === 'site-not-found')
    return wrong(`does not know the site "${site}": choose others by SITES`);
  if (status === 404)
    return wrong('has nothing of the shop there (404): name what comes before /api/<site>/');
  if (status !== 200) return wrong(`answers ${status}`);
  const items = readItems(body);
  if (items && isWholeAnswer(readRemoteConfig, items)) return well;
  return headers.get('content-type')?.startsWith('text/html')
    ? wrong('answers with a web page and not with the contract of this shop')
    : wrong('answers, but not in the shape of api/contract');
}

/**
 * Whether the API speaks the contract for these sites, by the read that every page needs.
 * @param limitMs the longest one call may take
 */
export async function askApi(apiUrl: string, sites: readonly string[], limitMs: number): Promise<Verdict> {
  for (const site of sites) {
    const address = `${apiBase(apiUrl)}/${site}/${readRemoteConfig.path}`;
    try {
      const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
      const verdict = await ofAnswer(answer, address, site);
      if (verdict.kind !== 'well') return verdict;
    } catch (error) {
      return ofError(error);
    }
  }
  return well;
}
