import type { ForeignOrigins } from './csp.ts';
import type { Rendered } from './detached-render.ts';
import { isHtml, keptHeaders, toPage } from './page.ts';
import type { Page } from './page-cache.ts';
import type { Shared } from './page-requests.ts';
import { type Payloads, toPayload } from './payloads.ts';
import { readTags, withPolicy } from './send-rendered.ts';
import { speculationHeaders } from './speculation.ts';
import { splitPage } from './split-page.ts';

async function split(
  { status, headers, body }: Rendered,
  asked: Shared,
  { payloads, previous }: { payloads: Payloads; previous: Page | null },
) {
  // Whoever makes up addresses would fill the room for scripts with those of pages that say so.
  if (status !== 200 || !isHtml(headers)) return null;
  const parts = splitPage(body.toString('utf8'), asked);
  if (!parts) return null;
  const payload = await toPayload(parts, previous?.payload ?? null);
  return payloads.keep(payload) ? { payload, body: Buffer.from(parts.html) } : null;
}

/**
 * Makes a page that everyone may get of what Next has rendered: its scripts go into a payload, where there is room for one.
 * @param kept what the page is kept beside; `previous` is the page that it replaces
 */
export async function finishPage(
  rendered: Rendered,
  asked: Shared,
  { foreign, ...kept }: { foreign: ForeignOrigins; payloads: Payloads; previous: Page | null },
): Promise<Page> {
  const parts = await split(rendered, asked, kept);
  const body = parts?.body ?? rendered.body;
  const headers = {
    ...keptHeaders(withPolicy({ ...rendered, body }, foreign)),
    ...(isHtml(rendered.headers) && speculationHeaders),
  };
  const tags = readTags(rendered.headers);
  return toPage({ status: rendered.status, headers, tags, body, payload: parts?.payload }, kept.previous);
}
