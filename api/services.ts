import type { Logger } from 'pino';
import type { RemoteConfig } from './contract/remote-config.ts';
import type { SiteCode } from './contract/sites.ts';
import type { Db } from './db/client.ts';
import type { Changes } from './events/changes.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Tokens } from './http/tokens.ts';
import type { ApiEnvironment } from './runtime/environment.ts';

/** What every module may use; made once at start. */
export type Services = {
  db: Db;
  /** The clock; tests set it. */
  now: () => Date;
  changes: Changes;
  /** The last good remote config of a site (§3), without waiting. */
  config: (site: SiteCode) => RemoteConfig;
  tokens: Tokens;
  limits: RateLimits;
  environment: ApiEnvironment;
  log: Logger;
};
