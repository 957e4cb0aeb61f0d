import { isPageRoute } from '@/api/contract/page-routes';
import { answerHeaders } from '@/api/contract/transport';
import { withBoundedBody } from './bounded-body';
import { readError } from './envelope';

const maxAnswerBytes = 64 * 1024 * 1024;
const maxErrorBytes = 256 * 1024;
const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const isHtml = /^text\/html\s*(?:;|$)/i;
const isText = /^text\/plain\s*(?:;|$)/i;
/** Of a page of the API: shown, asked, an address that is taken, or a link that is used up. */
const pageStatuses = [200, 400, 409, 410];
const outbox = /^\/api\/dev\/mail(?:\/[^/]+)?$/;

/**
 * What of an answer's head reaches the browser. Everything else would speak for our origin: a backend sets no cookies
 * here, asks for no password, opens nothing to other origins, and nothing it says is kept by any cache.
 */
const passedHeaders = ['content-type', 'content-language', 'retry-after', 'x-request-id', 'x-robots-tag'];
/** A page of the API runs nothing and loads nothing; its forms come back to us. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function answerWith(
  answer: Response,
  body: BodyInit | null,
  extra: Readonly<Record<string, string>> = {},
): Response {
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const [name, value] of Object.entries({ ...answerHeaders, ...extra })) headers.set(name, value);
  return new Response(body, { status: answer.status, headers });
}

function isPage(pathname: string): boolean {
  const [, site = '', path = ''] = /^\/api\/(\w+)\/(.+)$/.exec(pathname) ?? [];
  return outbox.test(pathname) || (site !== '' && isPageRoute(path));
}

/** The way back to the shop: a path of ours. Null when it leads anywhere else. */
function ownPath(location: string | null): string | null {
  const here = 'http://shop.invalid';
  if (!location?.startsWith('/') || !URL.canParse(location, here)) return null;
  const { origin, pathname, search } = new URL(location, here);
  return origin === here ? pathname + search : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // No JSON is no answer of the contract, which is what its reader looks for.
    return null;
  }
}

async function forwardedJson(answer: Response): Promise<Response | null> {
  const { status } = answer;
  if (status < 400) return answerWith(answer, withBoundedBody(answer, maxAnswerBytes).body);
  const text = await withBoundedBody(answer, maxErrorBytes).text();
  return readError(parse(text), status) ? answerWith(answer, text) : null;
}

function forwardedRedirect(answer: Response, mayLead: boolean): Response | null {
  const location = mayLead ? ownPath(answer.headers.get('location')) : null;
  return location === null ? null : answerWith(answer, null, { location });
}

/**
 * An answer of the API as the browser may have it. Null for what the contract does not know, such as the page of a
 * proxy or a redirect to a login: that would be shown as ours, so it is an outage.
 */
export async function forwardedAnswer(answer: Response, request: Request): Promise<Response | null> {
  const { status } = answer;
  const { pathname } = new URL(request.url);
  if (status === 204) return answerWith(answer, null);
  if (status >= 300 && status < 400) return forwardedRedirect(answer, isPage(pathname));
  const type = answer.headers.get('content-type') ?? '';
  const isKnownType = isJson.test(type) || (isPage(pathname) && (isHtml.test(type) || isText.test(type)));
  if (request.method === 'HEAD') return isKnownType ? answerWith(answer, null) : null;
  if (isJson.test(type)) return forwardedJson(answer);
  if (isKnownType && pageStatuses.includes(status))
    return answerWith(answer, withBoundedBody(answer, maxAnswerBytes).body, {
      'content-security-policy': pagePolicy,
    });
  // Webhooks are answered with nothing at all.
  const isNothing = status === 200 && type === '' && (await withBoundedBody(answer, 0).text()) === '';
  return isNothing ? answerWith(answer, null) : null;
}
