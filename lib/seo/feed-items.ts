import 'server-only';
import { listFeedItems } from '@/api/contract/calls/feed';
import { type FeedItem, mostFeedItems } from '@/api/contract/feed';
import { serverApi } from '@/lib/api/server';
import type { SiteCode } from '@/lib/sites/models';

/** Every variant of a site, or of one of its categories, as it comes: there may be more than a process should hold. */
export async function* feedItems(site: SiteCode, category?: string): AsyncGenerator<FeedItem, void> {
  let after: string | undefined;
  for (;;) {
    const query = { ...(after && { after }), ...(category && { category }) };
    const items = await serverApi(site).send(listFeedItems, { query });
    yield* items;
    if (items.length < mostFeedItems) return;
    after = items.at(-1)?.vsin;
  }
}
