import { ApiError, CallerGone } from './api-error.ts';

/** @throws CallerGone when the body breaks off: what fails here is never ours */
export function fromCaller<T>(reading: Promise<T>): Promise<T> {
  return reading.catch(() => {
    throw new CallerGone();
  });
}

/** @throws ApiError body-too-large as soon as one byte too many has arrived */
async function readLimited(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Blob> {
  const reader = body.getReader();
  const chunks: BlobPart[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await fromCaller(reader.read());
    if (done) return new Blob(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new ApiError('body-too-large');
    }
    chunks.push(new Uint8Array(value));
  }
}

/**
 * The request, with a body of at most `maxBytes`. Node holds a sender to the length it declares; without one (chunked)
 * the body is read here. Hono's own limit copies such a request by `new Request(request)`, which the request of its
 * Node server does not allow.
 * @throws ApiError body-too-large, or CallerGone
 */
export async function limitBody(request: Request, maxBytes: number): Promise<Request> {
  const { headers } = request;
  const length = headers.get('content-length');
  if (length !== null && !headers.has('transfer-encoding')) {
    if (Number(length) > maxBytes) throw new ApiError('body-too-large');
    return request;
  }
  // Not before: whoever asks for the body of a request of Node gets a stream made of it, which costs more than to read it.
  const { body } = request;
  if (!body) return request;
  const { url, method } = request;
  return new Request(url, { method, headers, body: await readLimited(body, maxBytes) });
}
