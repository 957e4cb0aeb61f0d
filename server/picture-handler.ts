import type { IncomingMessage, ServerResponse } from 'node:http';
import { type createPictureStore, pictureHeaders } from '../lib/pictures/picture-store.ts';
import { matchesTag } from './send-page.ts';

/** A picture in a size, and what Next would resize if we let it. The files themselves are not meant. */
const inSize = /^\/(?:media\/[^/?]*\/|_next\/image(?:[/?]|$))/;
/** The one spelling our pages use: any other would be a picture to make and to keep once more. */
const known = /^\/media\/(\w+)\/([\w.-]+)$/;

export function isPictureRequest({ url = '' }: IncomingMessage): boolean {
  return inSize.test(url);
}

/** Answers requests for pictures in a size without asking Next. */
export function createPictureHandler(read: ReturnType<typeof createPictureStore>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, size = '', file = ''] = known.exec(request.url ?? '') ?? [];
    const picture = await read(size, file, request.headers.accept).catch((error: unknown) => {
      console.error(`The picture ${file} cannot be made`, error);
      return 'missing' as const;
    });
    if (picture === 'refused') return void response.writeHead(400).end();
    if (picture === 'missing') return void response.writeHead(404).end();
    const isKnown = matchesTag(request.headers['if-none-match'], picture.etag);
    const { 'content-type': type, ...headers } = pictureHeaders(picture);
    if (isKnown) return void response.writeHead(304, headers).end();
    const about = { ...headers, 'content-type': type, 'content-length': picture.body.length };
    // Node leaves the body out of answers to HEAD.
    response.writeHead(200, about).end(picture.body);
  };
}
