import { clientIpHeader, maxRequestBytes } from '@/api/contract/transport';

/** Headers of one connection, and those fetch writes itself. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'content-length',
  'accept-encoding',
];
/** The API knows callers by their token; whatever else is in the cookies of our origin is none of its business. */
const ofOurOrigin = ['cookie', 'if-none-match', 'if-modified-since', 'range'];
/** The other API hears of the client as of any proxy. */
const ofForwarding = [clientIpHeader, 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Marks what has been handed on once: an `API_URL` that leads back here would have every call go round for ever. */
const handedOnHeader = 'x-linden-handed-on';

export function isHandedOn(request: Request): boolean {
  return request.headers.has(handedOnHeader);
}

/** The headers of a browser's call as another server may see them. */
export function forwardedHeaders(headers: Headers): Headers {
  const passed = new Headers(headers);
  const named = (headers.get('connection') ?? '').split(',').flatMap((name) => name.trim() || []);
  for (const name of [...named.filter((one) => /^[\w-]+$/.test(one)), ...ofConnection, ...ofOurOrigin])
    passed.delete(name);
  for (const name of ofForwarding) passed.delete(name);
  passed.set(handedOnHeader, '1');
  passed.set('x-forwarded-for', headers.get(clientIpHeader) ?? 'unknown');
  return passed;
}

/** @returns null as soon as the body is too large */
export async function readForwardedBody({ body, headers }: Request): Promise<ArrayBuffer | null> {
  if (Number(headers.get('content-length') ?? 0) > maxRequestBytes) return null;
  const chunks: BlobPart[] = [];
  let size = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxRequestBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(new Uint8Array(value));
  }
  return new Blob(chunks).arrayBuffer();
}
