import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { sep } from 'node:path';
import { revalidatePath } from '../lib/cache/publish-changes.ts';
import { guardedAreas } from '../lib/middleware/guarded-areas.ts';
import { isPagePath } from '../lib/routes/page-addresses.ts';

/** Read from the disk, or handed on to another API: nothing is rendered for these. */
const notRendered = /^\/(?:_next\/static|api)(?:\/|$)/;

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

export function isPageRequest(request: IncomingMessage): boolean {
  return request.headers.rsc === undefined && isPagePath(pathOf(request));
}

/** Whether the address is no text at all (`%ff`). Middleware leads such pages home; Next fails at all others. */
export function isUnreadable(request: IncomingMessage): boolean {
  const path = pathOf(request);
  if (isPagePath(path)) return false;
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/** The addresses of the files in a folder: `/favicon.ico`. */
export function listFiles(directory: string): ReadonlySet<string> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => `/${name.split(sep).join('/')}`));
}

/** Whether Next renders something for this request, be it a 404. */
export function isRenderRequest(request: IncomingMessage, files: ReadonlySet<string>): boolean {
  const path = pathOf(request);
  return !notRendered.test(path) && path !== revalidatePath && !files.has(path);
}

/** Whether nobody waits for the answer yet: a browser, or Next's router in it, fetches it ahead. */
export function isPrefetch({ headers }: IncomingMessage): boolean {
  const purpose = `${headers.purpose ?? ''} ${headers['sec-purpose'] ?? ''}`;
  return headers['next-router-prefetch'] !== undefined || purpose.includes('prefetch');
}

export function isGuarded(request: IncomingMessage): boolean {
  const area = pathOf(request).split('/', 3)[2];
  return guardedAreas.some((guarded) => guarded === area);
}

/**
 * Whether anyone may get the same answer: a plain address, outside the areas that depend on the role. Our aliases need
 * no percent sign; each letter may be written with one, so one page would have more addresses than any cache can hold.
 */
export function isSharedRequest(request: IncomingMessage): boolean {
  const url = request.url ?? '/';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    isPageRequest(request) &&
    !/[?%]/.test(url) &&
    !isGuarded(request)
  );
}
