import { apiBase } from './base-url';
import { forwardedAnswer } from './forward-answer';
import { forwardedHeaders, isHandedOn, readForwardedBody } from './forward-request';
import { ownAnswer } from './own-answer';
import { ownFetch } from './own-fetch';

/** §7: as long as the browser's own client waits. */
const forwardLimitMs = 120_000;

/**
 * Hands a browser's call to the API behind `API_URL`, so that browsers talk to one origin only. The host is fixed; of
 * the request only what follows `/api` is taken. The call ends when its browser goes away, and whatever is no answer of
 * the contract becomes a 503. Never rejects.
 */
export async function forwardToApi(
  request: Request,
  apiUrl: string,
  { call = ownFetch(), limitMs = forwardLimitMs }: { call?: typeof fetch; limitMs?: number } = {},
): Promise<Response> {
  if (isHandedOn(request)) {
    console.error('API_URL leads back to this shop.');
    return ownAnswer(request, 'unavailable');
  }
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const body = hasBody ? await readForwardedBody(request) : undefined;
    if (body === null) return ownAnswer(request, 'body-too-large');
    const answer = await call(`${apiBase(apiUrl)}${pathname.replace(/^\/api/, '')}${search}`, {
      method: request.method,
      headers: forwardedHeaders(request.headers),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)]),
      ...(body ? { body } : {}),
    });
    const passed = await forwardedAnswer(answer, request);
    if (passed) return passed;
    // What is not passed on is not read either; a connection that is gone by then needs no cancelling.
    await answer.body?.cancel().catch(() => undefined);
  } catch (error) {
    if (!request.signal.aborted)
      console.warn(`The API gave no answer to ${request.method}: ${String(error)}`);
  }
  return ownAnswer(request, 'unavailable');
}
