/** Headers of one connection, and those fetch has already dealt with. */
const ownHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
];

/** `server.mjs` writes the client's address here, whatever the client sent; the other API hears of it as of any proxy. */
const clientHeader = 'x-linden-client';
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

function requestHeaders(headers: Headers): Headers {
  const passed = passHeaders(headers);
  for (const name of [clientHeader, ...forwardingHeaders]) passed.delete(name);
  passed.set('x-forwarded-for', headers.get(clientHeader) ?? 'unknown');
  return passed;
}

function passHeaders(headers: Headers): Headers {
  const passed = new Headers(headers);
  for (const name of ownHeaders) passed.delete(name);
  return passed;
}

/** As much as our own API takes. */
const maxBodyBytes = 256 * 1024;

/** @returns null as soon as the body is too large */
async function readBody({ body }: Request): Promise<ArrayBuffer | null> {
  const chunks: BlobPart[] = [];
  let size = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBodyBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(new Uint8Array(value));
  }
  return new Blob(chunks).arrayBuffer();
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
  const body = hasBody ? await readBody(request) : undefined;
  if (body === null)
    return Response.json({ code: 'body-too-large', message: '', requestId: '' }, { status: 413 });
  const answer = await call(`${apiUrl}${pathname.replace(/^\/api/, '')}${search}`, {
    method: request.method,
    headers: requestHeaders(request.headers),
    redirect: 'manual',
    cache: 'no-store',
    ...(body ? { body } : {}),
  });
  return new Response(answer.body, { status: answer.status, headers: passHeaders(answer.headers) });
}
