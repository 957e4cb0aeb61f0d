import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { sep } from 'node:path';
import { revalidatePath } from '../lib/cache/publish-changes.ts';
import { guardedAreas } from '../lib/middleware/guarded-areas.ts';
import { isPagePath } from '../lib/routes/page-addresses.ts';
import type { TemplateDocument } from '../lib/routes/template-document.ts';
import { inlineQuery } from './payload-scripts.ts';

/** A page anyone may get, by its address and the document that the visitor gets of it. */
export type Shared = { path: string; document: TemplateDocument };

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

function isGuardedPath(path: string): boolean {
  const area = path.split('/', 3)[2];
  return guardedAreas.some((guarded) => guarded === area);
}

export function isGuarded(request: IncomingMessage): boolean {
  return isGuardedPath(pathOf(request));
}

/**
 * Whether anyone may get the same page there: a plain address, outside the areas that depend on the role. Our aliases need
 * no percent sign; each letter may be written with one, so one page would have more addresses than any cache can hold.
 */
export function isSharedPath(url: string): boolean {
  return isPagePath(url) && !/[?%]/.test(url) && !isGuardedPath(url);
}

/** Whether a page is asked for in one piece, with its scripts in it. */
export function wantsInline({ url = '' }: IncomingMessage): boolean {
  return url.endsWith(`?${inlineQuery}`);
}

/** The address of a page, in whichever form it is asked for. */
export function pageUrlOf(request: IncomingMessage): string {
  const { url = '/' } = request;
  return wantsInline(request) ? pathOf(request) : url;
}

/** Whether anyone may get the same answer, and not one for the router of a browser. */
export function isSharedRequest(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers.rsc === undefined && isSharedPath(pageUrlOf(request));
}
