import type { Kind } from './kind.ts';
import { authorisation } from './kinds/authorisation.ts';
import { bodies } from './kinds/bodies.ts';
import { pagesUnderLoad } from './kinds/pages-under-load.ts';
import { poisoning } from './kinds/poisoning.ts';
import { slowSenders } from './kinds/slow-senders.ts';
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
];
