import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { captureBody } from './capture.ts';
import { keptHeaders } from './page.ts';
import type { Page } from './page-cache.ts';
import { matchesTag } from './send-page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;
type Picture = { headers: Page['headers']; body: Buffer; etag: string };

const optimiser = /^\/_next\/image(?:[/?]|$)/;
/** The one spelling our pages use: a picture of public/media in a width and a quality that Next itself checks. */
const known = /^\/_next\/image\?url=%2Fmedia%2F[\w-]+\.\w+&w=\d{1,4}&q=\d{1,3}$/;
const webp = 'image/webp';

export function isPictureRequest({ url = '' }: IncomingMessage): boolean {
  return optimiser.test(url);
}

function isPicture(response: ServerResponse): boolean {
  const type = String(response.getHeader('content-type') ?? '');
  return response.statusCode === 200 && type.startsWith('image/');
}

function send(request: IncomingMessage, response: ServerResponse, { headers, body, etag }: Picture): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('etag', etag);
  if (matchesTag(request.headers['if-none-match'], etag)) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  response.setHeader('content-length', body.length);
  response.writeHead(200).end(body);
}

/**
 * Serves resized pictures from memory. Next keeps them on disk only together with pages (`isrFlushToDisk`), else
 * resizes for every request, some 100 ms of CPU each. Other spellings of an address are refused: each would be a
 * picture to resize and to keep.
 * @param render Next itself
 */
export function createPictureHandler(render: Handler, maxBytes: number): Handler {
  const pictures = new LRUCache<string, Picture>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + 2000,
  });

  return (request, response) => {
    const { url = '', method, headers } = request;
    if (!known.test(url)) return response.writeHead(400).end();
    const accept = headers.accept?.includes(webp) ? webp : '*/*';
    const key = `${url} ${accept}`;
    const kept = pictures.get(key);
    if (kept) return send(request, response, kept);

    const match = headers['if-none-match'];
    // Next gets the plainest form of the request, as whatever it answers is for everybody.
    request.method = 'GET';
    headers.accept = accept;
    delete headers['if-none-match'];
    captureBody(response, isPicture, (body) => {
      request.method = method;
      if (match) headers['if-none-match'] = match;
      const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
      const picture = { headers: keptHeaders(response.getHeaders()), body, etag };
      pictures.set(key, picture);
      send(request, response, picture);
    });
    return render(request, response);
  };
}
