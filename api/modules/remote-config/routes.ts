import * as calls from '../../contract/calls/remote-config.ts';
import { remoteConfigSchema } from '../../contract/remote-config.ts';
import { defineRoute, type Route } from '../../http/route.ts';

const getConfig = defineRoute(
  calls.readRemoteConfig,
  {
    summary: 'The switches and limits of the site',
    auth: 'none',
    response: remoteConfigSchema,
  },
  async ({ site }, { config }) => [config(site.code)],
);

export const routes: readonly Route[] = [getConfig];
