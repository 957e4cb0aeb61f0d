/** Headers of one connection, and those fetch has already dealt with. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
];

function passHeaders(headers: Headers): Headers {
  const passed = new Headers(headers);
  for (const name of ownHeaders) passed.delete(name);
  return passed;
}

/**
 * Hands a browser's call to the API behind `API_URL`, so that browsers talk to one origin only. The host is fixed;
 * of the request only what follows `/api` is taken.
 */
export async function forwardToApi(
  request: Request,
  apiUrl: string,
  call: typeof fetch = fetch,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await call(`${apiUrl}${pathname.replace(/^\/api/, '')}${search}`, {
    method: request.method,
    headers: passHeaders(request.headers),
    redirect: 'manual',
    cache: 'no-store',
    ...(hasBody ? { body: await request.arrayBuffer() } : {}),
  });
  return new Response(answer.body, { status: answer.status, headers: passHeaders(answer.headers) });
}
