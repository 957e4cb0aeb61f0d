import type { Tokens } from '@/api/contract/auth';
import type { ErrorCode } from '@/api/contract/error-codes';
import { errorStatus } from '@/api/contract/error-codes';
import { keepTokens } from '@/lib/auth/keep-tokens';
import { siteRules } from '@/sites/rules';

type Asked = { call: string; items: unknown[]; headers: Headers };
/** What is answered: the items, or a refusal by `refuse`. */
type Answer = readonly object[] | Response;
type Answers = Record<string, Answer | ((asked: Asked) => Answer | Promise<Answer>)>;

/** A refusal of the contract, under the status that belongs to its code. */
export function refuse(
  code: ErrorCode,
  message = '',
  fields: { property: string; message: string }[] = [],
): Response {
  return Response.json({ code, message, fields, requestId: 'r-1' }, { status: errorStatus[code] });
}

/**
 * The API as the browser sees it, at `fetch`. Calls are named by method, path and query below the site:
 * `GET orders?page=1`; a call that is not named is an outage, as the shop makes of it.
 * @returns what was asked for, oldest first
 */
export function fakeApi(answers: Answers): Asked[] {
  const log: Asked[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body: { items?: unknown[] } = request.body ? await request.json() : {};
    const path = `${request.method} ${pathname.replace('/api/nl/', '')}`;
    const asked = { call: path + search, items: body.items ?? [], headers: request.headers };
    log.push(asked);
    const found = answers[path + search] ?? answers[path] ?? refuse('unavailable');
    const answer = typeof found === 'function' ? await found(asked) : found;
    return answer instanceof Response ? answer.clone() : Response.json({ items: answer });
  };
  Object.assign(window, { fetch });
  return log;
}

/** An answer that comes when the test says so. */
export function later(items: readonly object[] | Response) {
  let arrive = () => {};
  const answer = new Promise<Answer>((resolve) => {
    arrive = () => resolve(items);
  });
  return { answer: () => answer, arrive: () => arrive() };
}

const encode = (part: object) => btoa(JSON.stringify(part));

export function tokensOf(type: 'Guest' | 'Customer' | 'Admin', sub = 'c-1'): Tokens {
  const claims = { type, sub, firstName: 'Sanne', lastName: 'de Wit', email: 'sanne@example.nl' };
  return {
    accessToken: `${encode({ alg: 'none' })}.${encode(claims)}.x`,
    refreshToken: type === 'Guest' ? null : 'refresh',
  };
}

/** Somebody who has been here before. */
export function visitAs(type: 'Guest' | 'Customer' | 'Admin', sub?: string): void {
  keepTokens(siteRules.nl, tokensOf(type, sub));
}
