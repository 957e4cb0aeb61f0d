import type { Logger } from 'pino';
import type { Catalogue } from './catalogue.ts';
import type { RemoteConfig } from './contract/remote-config.ts';
import type { SiteCode } from './contract/sites.ts';
import type { Db } from './db/client.ts';
import type { Changes } from './events/changes.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Tokens } from './http/tokens.ts';
import type { BasketPrices } from './modules/basket/promotions/basket-price.ts';
import type { PromotionDefinition } from './modules/basket/promotions/definitions.ts';
import type { RememberedBaskets } from './modules/basket/remembered.ts';
import type { AskCarrier } from './modules/delivery/carrier/ask-carrier.ts';
import type { Lookup } from './modules/lookup/service.ts';
import type { Payments } from './modules/payments/providers.ts';
import type { SearchSemaphore } from './modules/search/semaphore.ts';
import type { AskVatRegister } from './modules/vat-numbers/ask-register.ts';
import type { ApiEnvironment } from './runtime/environment.ts';

/** What every module may use; made once at start. */
export type Services = {
  db: Db;
  catalogue: Catalogue;
  /** The clock; tests set it. */
  now: () => Date;
  changes: Changes;
  /** The last good remote config of a site (§3), without waiting. */
  config: (site: SiteCode) => RemoteConfig;
  /** Resolves when what staff has just set of it holds. */
  reloadConfig: () => Promise<void>;
  tokens: Tokens;
  limits: RateLimits;
  /** Promotions of a site that need no code; a change is seen within seconds. Not inside of transactions. */
  promotions: (site: SiteCode) => Promise<PromotionDefinition[]>;
  basketPrices: BasketPrices;
  rememberedBaskets: RememberedBaskets;
  payments: Payments;
  lookup: Lookup;
  askVatRegister: AskVatRegister;
  askCarrier: AskCarrier;
  searchSemaphore: SearchSemaphore;
  environment: ApiEnvironment;
  log: Logger;
};
