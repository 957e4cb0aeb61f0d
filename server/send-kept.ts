import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ForeignOrigins } from './csp.ts';
import { type Dictionaries, holds } from './dictionaries.ts';
import { bodyIn } from './page.ts';
import type { Page, Payload } from './page-cache.ts';
import { wantsInline } from './page-requests.ts';
import { createMarkdownSender, isReadable, wantsMarkdown } from './send-markdown.ts';
import { addVary, sendDelta, sendPage, varyOf } from './send-page.ts';
import { sendRendered } from './send-rendered.ts';
import { joinPage } from './split-page.ts';

export type Source = 'hit' | 'stale' | 'miss';
type Options = {
  foreign: ForeignOrigins;
  dictionaries: Dictionaries;
  onServed: (source: Source) => void;
};

function joined(page: Page, payload: Payload) {
  const [html, script] = [page, payload].map((packed) => bodyIn(packed, 'identity').toString('utf8'));
  return Buffer.from(joinPage(html ?? '', script ?? ''));
}

/** Sends a page that is the same for everyone in the form that is asked for: as it is, in one piece, or as Markdown. */
export function createKeptSender({ foreign, dictionaries, onServed }: Options) {
  const sendMarkdown = createMarkdownSender();

  function sendInline(request: IncomingMessage, response: ServerResponse, page: Page, payload: Payload) {
    const { status, headers } = page;
    addVary(response, varyOf(page.isDocumentBound));
    const rendered = { status, headers, body: joined(page, payload), failures: [] };
    return sendRendered(request, response, rendered, { isPersonal: false, foreign });
  }

  return (request: IncomingMessage, response: ServerResponse, page: Page, source: Source) => {
    onServed(source);
    if (wantsMarkdown(request) && isReadable(page)) return sendMarkdown(request, response, page, source);
    if (page.payload && wantsInline(request)) return sendInline(request, response, page, page.payload);
    const dictionary = page.payload && dictionaries.find(request.url ?? '');
    if (dictionary && holds(request, dictionary))
      return sendDelta(request, response, page, { source, dictionary, dictionaries });
    return sendPage(request, response, page, { source, dictionary });
  };
}
