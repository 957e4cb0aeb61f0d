import { call } from '../call.ts';
import type { FeedItem } from '../feed.ts';

export const listFeedItems = call('GET', 'feed-items')
  .query<{ after?: string; category?: string }>()
  .answers<FeedItem>();
