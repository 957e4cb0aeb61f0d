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

type Refused = { code: string; status: number };
const tooLarge: Refused = { code: 'body-too-large', status: 413 };
/** The caller went away; nobody hears it. */
const brokenOff: Refused = { code: 'invalid-json', status: 400 };

async function readBody({ body }: Request): Promise<ArrayBuffer | Refused> {
  const chunks: BlobPart[] = [];
  let size = 0;
  for (const reader = body?.getReader(); reader; ) {
    const read = await reader.read().catch(() => null);
    if (!read) return brokenOff;
    if (read.done) break;
    size += read.value.byteLength;
    if (size > maxBodyBytes) {
      await reader.cancel();
      return tooLarge;
    }
    chunks.push(new Uint8Array(read.value));
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
  if (body && 'code' in body)
    return Response.json({ code: body.code, message: '', requestId: '' }, { status: body.status });
  const answer = await call(`${apiUrl}${pathname.replace(/^\/api/, '')}${search}`, {
    method: request.method,
    headers: requestHeaders(request.headers),
    redirect: 'manual',
    cache: 'no-store',
    ...(body ? { body } : {}),
  });
  return new Response(answer.body, { status: answer.status, headers: passHeaders(answer.headers) });
}
