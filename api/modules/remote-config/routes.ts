import { ValidationError } from 'yup';
import * as calls from '../../contract/calls/remote-config.ts';
import {
  configChangeSchema,
  configValueSchema,
  type PublicConfig,
  publicConfigSchema,
  type RemoteConfig,
} from '../../contract/remote-config.ts';
import { toBrokenRule } from '../../contract/rules/broken-rule.ts';
import type { SiteCode } from '../../contract/sites.ts';
import { ApiError } from '../../http/api-error.ts';
import { mostItems } from '../../http/parse-input.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { configKeys, toConfigValue } from './config-values.ts';
import { deleteStaffValue, readStaffValues, saveStaffValues } from './staff-values.ts';

/** Only what its schema names: the rest is nobody's business. */
function toPublic(config: RemoteConfig): PublicConfig {
  return publicConfigSchema.cast(config, { stripUnknown: true });
}

async function listValues(site: SiteCode, { db, config }: Services) {
  const ofStaff = (await readStaffValues(db)).get(site);
  return configKeys.map((key) => ({
    key,
    value: Reflect.get(config(site), key) ?? null,
    isSetByStaff: ofStaff?.has(key) ?? false,
  }));
}

/** @throws ApiError invalid-input that says what the key takes */
function check(key: string, value: unknown, site: SiteCode): void {
  try {
    toConfigValue(key, value, site);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const { rule, values } = toBrokenRule(error);
    throw new ApiError('invalid-input', undefined, [{ property: error.path || key, message: rule, values }]);
  }
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

const list = defineRoute(
  calls.listConfigValues,
  {
    summary: 'All switches and limits of the site as they hold now',
    auth: 'admin',
    response: configValueSchema,
  },
  async ({ site }, services) => listValues(site.code, services),
);

const change = defineRoute(
  calls.changeConfigValues,
  {
    summary:
      'Sets switches and limits of the site, all or none; what staff sets goes before Firebase and the file of the shop. ' +
      'Pages show it within seconds',
    auth: 'admin',
    body: configChangeSchema,
    maxItems: mostItems,
    response: configValueSchema,
  },
  async ({ site, items, claims }, services) => {
    for (const { key, value } of items) check(key, value, site.code);
    await saveStaffValues(services.db, site.code, items);
    await services.reloadConfig();
    const keys = items.map(({ key }) => key);
    services.log.info({ site: site.code, keys, by: claims.sub }, 'remote config changed');
    return listValues(site.code, services);
  },
);

const reset = defineRoute(
  calls.resetConfigValue,
  {
    summary:
      'Forgets what staff has set for a key: Firebase, the file of the shop or the default holds again',
    auth: 'admin',
    errors: ['resource-not-found'],
    response: configValueSchema,
  },
  async ({ site, params, claims }, services) => {
    if (!configKeys.includes(params.key)) throw new ApiError('resource-not-found');
    await deleteStaffValue(services.db, site.code, params.key);
    await services.reloadConfig();
    services.log.info({ site: site.code, keys: [params.key], by: claims.sub }, 'remote config reset');
    return listValues(site.code, services);
  },
);

export const routes: readonly Route[] = [getConfig, list, change, reset];
