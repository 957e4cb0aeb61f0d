import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ForeignOrigins } from './csp.ts';
import { type Dictionaries, holds } from './dictionaries.ts';
import type { SendFailure } from './failure-pages.ts';
import { isReadable, toMarkdownPage, wantsMarkdown } from './markdown-page.ts';
import { bodyIn, keptHeaders, toPage } from './page.ts';
import type { Page, Payload } from './page-cache.ts';
import { PageForms } from './page-forms.ts';
import { clientOf, type PageLimit } from './page-limits.ts';
import { wantsInline } from './page-requests.ts';
import type { RenderQueue } from './render-queue.ts';
import { sendDelta, sendPage } from './send-page.ts';
import { withPolicy } from './send-rendered.ts';
import { joinPage } from './split-page.ts';
import { withinLimit } from './visitor-limit.ts';

export type Source = 'hit' | 'stale' | 'miss';
type SplitPage = Page & { payload: Payload };
type Options = {
  foreign: ForeignOrigins;
  dictionaries: Dictionaries;
  queue: RenderQueue;
  limit: PageLimit;
  sendFailure: SendFailure;
  /** How long a visitor waits for a form that must be made. */
  visitorMs: number;
  onServed: (source: Source) => void;
};

/** Room for what is asked for in one piece after a new start, and for all kept pages as Markdown. */
const mostBytes = { inline: 16 * 1024 * 1024, markdown: 32 * 1024 * 1024 };

function isSplit(page: Page): page is SplitPage {
  return page.payload !== null;
}

/** A kept page in one piece, with a policy of its own. */
async function toInlinePage(page: SplitPage, foreign: ForeignOrigins): Promise<Page> {
  const { status, tags, payload } = page;
  const [html, script] = [page, payload].map((packed) => bodyIn(packed, 'identity').toString('utf8'));
  const body = Buffer.from(joinPage(html ?? '', script ?? ''));
  const headers = keptHeaders(
    withPolicy({ status, headers: { ...page.headers }, body, failures: [] }, foreign),
  );
  return toPage({ status, headers, tags, body }, null);
}

/** Sends a page that is the same for everyone in the form that is asked for: as it is, in one piece, or as Markdown. */
export function createKeptSender(options: Options) {
  const { foreign, dictionaries, queue, limit, sendFailure, visitorMs, onServed } = options;
  const markdown = new PageForms({ write: toMarkdownPage, mostBytes: mostBytes.markdown, queue });
  const inline = new PageForms<SplitPage>({
    write: (page) => toInlinePage(page, foreign),
    mostBytes: mostBytes.inline,
    queue,
  });

  /** What must be made counts for its client, as a page that must be rendered does. */
  async function sendForm<P extends Page>(
    request: IncomingMessage,
    response: ServerResponse,
    { page, forms, source }: { page: P; forms: PageForms<P>; source: Source },
  ) {
    const known = forms.find(page);
    if (known) return sendPage(request, response, known, { source });
    // Whose page has just been rendered has been counted.
    const retryAfterSeconds = source === 'miss' ? null : await limit(request);
    if (retryAfterSeconds !== null) return sendFailure(request, response, 'limited', retryAfterSeconds);
    const make = (gone: AbortSignal) => forms.make(page, clientOf(request), gone);
    const made = await withinLimit(response, visitorMs, make);
    return response.destroyed ? undefined : sendPage(request, response, made, { source });
  }

  return (request: IncomingMessage, response: ServerResponse, page: Page, source: Source) => {
    onServed(source);
    if (wantsMarkdown(request) && isReadable(page))
      return sendForm(request, response, { page, forms: markdown, source });
    if (isSplit(page) && wantsInline(request))
      return sendForm(request, response, { page, forms: inline, source });
    const dictionary = page.payload && dictionaries.find(request.url ?? '');
    if (dictionary && holds(request, dictionary))
      return sendDelta(request, response, page, { source, dictionary, dictionaries });
    return sendPage(request, response, page, { source, dictionary });
  };
}
