import type { IncomingMessage } from 'node:http';
import { canonicalOf, toMarkdown } from './markdown.ts';
import { bodyIn, isHtml, toPage } from './page.ts';
import type { Page } from './page-cache.ts';

const type = /(?:^|,)\s*text\/markdown\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|,|$|;(?!\s*q=))/i;

/** Whether Markdown is asked for by name, which no browser does. */
export function wantsMarkdown({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return type.test(headers.accept ?? '');
}

/** Whether there is something to read in it. */
export function isReadable({ status, headers }: Page): boolean {
  return status === 200 && isHtml(headers);
}

/** A kept page as Markdown. */
export async function toMarkdownPage({ tags, isDocumentBound, ...page }: Page): Promise<Page> {
  const html = bodyIn(page, 'identity').toString('utf8');
  const canonical = canonicalOf(html);
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    ...(canonical ? { link: `<${canonical}>; rel="canonical"` } : {}),
  };
  const body = Buffer.from(toMarkdown(html, canonical ?? 'http://localhost/'));
  return { ...(await toPage({ status: 200, headers, tags, body }, null)), isDocumentBound };
}
