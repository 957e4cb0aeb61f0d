import type { Logger } from 'pino';
import type { Changes } from './changes.ts';
import type { RemoteConfig } from './contract/checkout.ts';
import type { SiteCode } from './contract/sites.ts';
import type { Db } from './db/client.ts';
import type { ApiEnvironment } from './environment.ts';
import type { Tokens } from './modules/auth/tokens.ts';
import type { RateLimits } from './rate-limits.ts';

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
