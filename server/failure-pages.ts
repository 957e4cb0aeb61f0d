import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { SiteCode } from '../api/contract/sites.ts';
import { type EditionCode, editions, findEdition } from '../sites/editions.ts';
import { contentSecurityPolicy } from './csp.ts';
import { bodyIn, chooseEncoding, toPage } from './page.ts';
import type { Page } from './page-cache.ts';
import { addVary } from './send-page.ts';

const kinds = ['unavailable', 'limited', 'unexpected'] as const;
export type FailurePageKind = (typeof kinds)[number];
export type FailurePages = ReadonlyMap<string, Page>;

const statuses = { unavailable: 503, limited: 429, unexpected: 500 } as const;
/** Soon enough for a visitor, late enough for a shop that has too much to do. */
const unavailableSeconds = 5;

/** These pages are read, not used: their link works by itself, and nothing more need be fetched from an ailing shop. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b(?=[^>]*\bas="script")[^>]*>/g, '');
}

/**
 * Reads the pages that the build has rendered and keeps them ready: they are sent when nothing else works.
 * @param directory where the pages of the build lie: `.next/server/app`
 * @throws when one is missing
 */
export async function loadFailurePages(directory: string): Promise<FailurePages> {
  const pages = new Map<string, Page>();
  for (const { code: site } of editions)
    for (const kind of kinds) {
      const html = withoutScripts(await readFile(join(directory, site, 'failure', `${kind}.html`), 'utf8'));
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(html),
      };
      pages.set(
        `${site} ${kind}`,
        await toPage({ status: statuses[kind], headers, tags: [], body: Buffer.from(html) }, null),
      );
    }
  return pages;
}

function siteOf({ url = '/' }: IncomingMessage, standard: EditionCode): EditionCode {
  const code = url.split(/[/?]/, 2)[1] ?? '';
  return findEdition(code)?.code ?? standard;
}

/**
 * Answers with a whole page in the language of the site. The router of a browser that asked for a part of one loads the
 * address anew, and then shows this.
 * @param standard the site of addresses that name none
 */
export function createFailureSender(pages: FailurePages, standard: SiteCode) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
    kind: FailurePageKind,
    retryAfterSeconds = unavailableSeconds,
  ): void => {
    if (response.headersSent || response.destroyed) return;
    const page = pages.get(`${siteOf(request, standard)} ${kind}`);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const body = page ? bodyIn(page, encoding) : Buffer.alloc(0);
    response.statusCode = statuses[kind];
    for (const [name, value] of Object.entries(page?.headers ?? {})) response.setHeader(name, value);
    response.setHeader('cache-control', 'no-store');
    if (kind !== 'unexpected') response.setHeader('retry-after', retryAfterSeconds);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    addVary(response, ['accept-encoding']);
    response.setHeader('content-length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

export type SendFailure = ReturnType<typeof createFailureSender>;
