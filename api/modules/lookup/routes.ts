import type { Route } from '../../http/route.ts';

export const routes: readonly Route[] = [];
