import * as calls from '../../contract/calls/remote-config.ts';
import { type PublicConfig, publicConfigSchema, type RemoteConfig } from '../../contract/remote-config.ts';
import { defineRoute, type Route } from '../../http/route.ts';

/** Only what its schema names: the rest is nobody's business. */
function toPublic(config: RemoteConfig): PublicConfig {
  return publicConfigSchema.cast(config, { stripUnknown: true });
}

const getConfig = defineRoute(
  calls.readRemoteConfig,
  {
    summary: 'The switches and limits of the site that pages show',
    auth: 'none',
    response: publicConfigSchema,
  },
  async ({ site }, { config }) => [toPublic(config(site.code))],
);

export const routes: readonly Route[] = [getConfig];
