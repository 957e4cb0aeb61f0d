import type { FeedItem } from '../../../contract/feed.ts';
import type { SiteCode, SiteRules } from '../../../contract/sites.ts';

/** What a feed says of the shop besides its goods. */
export type FeedShop = {
  site: SiteRules;
  name: string;
  /** Whole address of home, and of what lies below it: `absolute('/media/a.webp')`, `within('banken-c-C11')`. */
  home: string;
  absolute: (path: string) => string;
  within: (slug: string) => string;
  /** Addresses of policies by their key: `returns`, `terms`, `privacy`. */
  policies: ReadonlyMap<string, string>;
  /** Null where nothing may be sent back for a change of mind. */
  returnDays: number | null;
  /** `5–8 werkdagen` */
  workingDays: (first: number, last: number) => string;
  /** ISO date of a day that is so many working days away. */
  dayIn: (workingDays: number) => string;
};

/** A file that a service fetches; `item` is null for what it must not be told of. */
export type FeedFormat = {
  contentType: string;
  /** The sites whose countries it serves; null for all. */
  sites: readonly SiteCode[] | null;
  open: (shop: FeedShop) => string;
  item: (item: FeedItem, shop: FeedShop) => string | null;
  close: string;
};
