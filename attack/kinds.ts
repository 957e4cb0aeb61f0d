import type { Kind } from './kind.ts';
import { authorisation } from './kinds/authorisation.ts';
import { backendOutage } from './kinds/backend-outage.ts';
import { bodies } from './kinds/bodies.ts';
import { crash } from './kinds/crash.ts';
import { databaseOutage } from './kinds/database-outage.ts';
import { diskFull } from './kinds/disk-full.ts';
import { mailOutage } from './kinds/mail-outage.ts';
import { pagesUnderLoad } from './kinds/pages-under-load.ts';
import { poisoning } from './kinds/poisoning.ts';
import { races } from './kinds/races.ts';
import { redisOutage } from './kinds/redis-outage.ts';
import { settings } from './kinds/settings.ts';
import { slowSenders } from './kinds/slow-senders.ts';
import { soak } from './kinds/soak.ts';
import { strings } from './kinds/strings.ts';
import { upgradesKind } from './kinds/upgrades.ts';

/** In the order in which they run: those that share a shop first. */
export const kinds: readonly Kind[] = [
  strings,
  bodies,
  authorisation,
  poisoning,
  pagesUnderLoad,
  slowSenders,
  upgradesKind,
  crash,
  races,
  settings,
  databaseOutage,
  redisOutage,
  backendOutage,
  diskFull,
  mailOutage,
  soak,
];
