import { type Exchange, RefusedAnswer, type Sent } from './exchange';

type Api = { baseUrl: string; language: string; fetch: (request: Request) => Promise<Response> };

function queryOf(searchParams: NonNullable<Sent['searchParams']>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams))
    if (value !== undefined) query.append(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

/** With its length, so that nobody must read it to know that it is no longer than it may be. */
function bodyOf(json: unknown) {
  const body = JSON.stringify(json);
  const length = String(Buffer.byteLength(body));
  return { body, headers: { 'content-type': 'application/json', 'content-length': length } };
}

/**
 * Asks the API of this process. No network can fail on the way, so nothing is sent again, and a caller that has gone ends
 * nothing: what it takes to ask a server took as long as many of the answers.
 */
export function createInProcess({ baseUrl, language, fetch }: Api): Exchange {
  return async (path, { method, headers, searchParams = {}, json }) => {
    const sent = json === undefined ? null : bodyOf(json);
    const request = new Request(`${baseUrl}/${path}${queryOf(searchParams)}`, {
      method,
      headers: { accept: 'application/json', 'accept-language': language, ...headers, ...sent?.headers },
      body: sent?.body ?? null,
    });
    const answer = await fetch(request);
    const { status, ok } = answer;
    const body: unknown = await answer.json().catch(() => undefined);
    if (!ok) throw new RefusedAnswer(answer, body);
    return { status, body };
  };
}
