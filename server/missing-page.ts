import type { IncomingMessage } from 'node:http';
import { isKnownMissing } from '../lib/middleware/missing-check.ts';
import type { Rendered } from './detached-render.ts';
import { isHtml } from './page.ts';
import { isGuarded, isPageRequest } from './page-requests.ts';

/** How Next begins what a browser is to draw: React draws no boundary of errors on the server. */
const emptyShell = '<html id="__next_error__">';

/** Whether a page has found out while it was rendered that it is not there, and nothing stands in it. */
export function isEmptyMissing({ status, headers, body }: Rendered): boolean {
  return status === 404 && isHtml(headers) && body.includes(emptyShell);
}

/** Where the page lies that says so for the site of the request; middleware answers it with 404 as any other. */
export function missingPathOf({ url = '/' }: IncomingMessage): string {
  return `/${url.split(/[/?]/, 2)[1] ?? ''}/not-found`;
}

/** An address within a site that has its one spelling; all others lead somewhere else first. */
const plain = /^\/[\w-]+\/[\w.-]+(?:\?|$)/;

/** Whether nothing lives at the address, as far as that is known without rendering anything. */
export async function isMissing(request: IncomingMessage): Promise<boolean> {
  const { url = '/' } = request;
  return plain.test(url) && isPageRequest(request) && !isGuarded(request) && isKnownMissing(url);
}
