import type { Route } from './http/route.ts';
import { routes as auth } from './modules/auth/routes.ts';
import { routes as remoteConfig } from './modules/remote-config/routes.ts';

/** Every module of the API; each adds its line here. */
export const routes: readonly Route[] = [...auth, ...remoteConfig];
