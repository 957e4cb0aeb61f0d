import { remoteConfigSchema } from '../../contract/checkout.ts';
import { defineRoute, type Route } from '../../http/route.ts';

const getConfig = defineRoute(
  {
    method: 'GET',
    path: 'remote-config',
    summary: 'The switches and limits of the site',
    auth: 'none',
    response: remoteConfigSchema,
  },
  async ({ site }, { config }) => [config(site.code)],
);

export const routes: readonly Route[] = [getConfig];
