import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { frameHeader, tagsHeader } from '../lib/routes/header-names.ts';

/**
 * What Next and our middleware tell each other: internal addresses, routes, tags. The router of the browser reads the
 * other headers of Next; of internal addresses it needs `x-nextjs-rewritten-path` to know a page's parameters.
 */
const ofNext = /^x-(?:middleware-.+|matched-path|nextjs-(?:matched-path|redirect|rewrite))$/i;
const isInternal = (name: string) =>
  [tagsHeader, frameHeader].includes(name.toLowerCase()) || ofNext.test(name);
/** Asked in the name of the other router of Next, these get answers of headers alone. */
const ofOtherRouter = ['x-middleware-prefetch', 'x-nextjs-data'];

export function withoutInternal<T extends OutgoingHttpHeaders>(headers: T): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isInternal(name)));
}

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lets no answer leave with headers that are nobody's business, whoever writes it. */
export function hideInternals(request: IncomingMessage, response: ServerResponse): void {
  for (const name of ofOtherRouter) delete request.headers[name];
  const { writeHead } = response;
  Object.assign(response, {
    writeHead(...args: unknown[]) {
      for (const name of response.getHeaderNames()) if (isInternal(name)) response.removeHeader(name);
      const safe = args.map((arg) => (isHeaders(arg) ? withoutInternal(arg) : arg));
      return Reflect.apply(writeHead, response, safe);
    },
  });
}
