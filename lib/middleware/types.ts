import type { FeatureFlag } from '@/api/contract/feature-flags';
import type { Policy } from '@/api/contract/policies';
import type { Route } from '@/api/contract/route';
import type { SearchRedirect } from '@/api/contract/search-redirects';
import type { Device } from '@/lib/routes/device';
import type { SiteCode } from '@/lib/sites/models';
import type { Site } from '@/lib/sites/sites';

export type Role = 'guest' | 'customer' | 'admin';

/** One page request as the steps see it; `path` and `segments` are decoded and lie within the site. */
export type Visit = {
  site: Site;
  /** Path within the site: `/banken-c-C11`; home is `/`. */
  path: string;
  segments: readonly string[];
  query: URLSearchParams;
  /** That of the page the visitor comes from, if it was this one: a link of nothing but a query replaces it. */
  leftQuery: URLSearchParams;
  device: Device;
  /** The right spelling of an address of which the site or the end was written otherwise; null where nothing was. */
  meant: string | null;
  /** A crawler, or a program that draws pages for one (§6). */
  isBot: boolean;
  role: Role;
};

export type StepResult =
  /** To a public address of the shop. */
  | { kind: 'redirect'; to: string; status: 307 | 308 }
  /** To an internal address; `tags` name what the page shows, for the page cache. */
  | {
      kind: 'rewrite';
      to: string;
      status?: 404 | 503;
      headers?: Readonly<Record<string, string>>;
      tags?: readonly string[];
    }
  /** The address is served as it is. */
  | { kind: 'pass'; headers?: Readonly<Record<string, string>> };

/** What the steps ask the shop; every answer is cached for a while. */
export type Shop = {
  /** What was known last while the API cannot tell; false when nothing ever was: the page will say what is wrong. */
  isInMaintenance(site: SiteCode): Promise<boolean>;
  /** What was known last while the API cannot tell; else what holds for every shop. */
  isOn(site: SiteCode, flag: FeatureFlag): Promise<boolean>;
  /** Null when nothing lives there. Rejects when the API cannot tell. */
  route(site: SiteCode, path: string): Promise<Route | null>;
  /** Empty when the API cannot tell. */
  policies(site: SiteCode): Promise<readonly Policy[]>;
  /** Empty when the API cannot tell (§8). */
  searchRedirects(site: SiteCode): Promise<readonly SearchRedirect[]>;
};

/** Looks at the visit and decides, or passes it on with null. */
export type Step = (visit: Visit, shop: Shop) => StepResult | null | Promise<StepResult | null>;
