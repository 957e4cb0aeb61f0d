import type { Kind } from './kind.ts';
import { bodies } from './kinds/bodies.ts';
import { strings } from './kinds/strings.ts';

/** In the order in which they run: those that share a shop first. */
export const kinds: readonly Kind[] = [strings, bodies];
