import { call } from '../call.ts';
import type { configChangeSchema, configValueSchema, PublicConfig } from '../remote-config.ts';

export const readRemoteConfig = call('GET', 'remote-config').answersOne<PublicConfig>();
export const listConfigValues = call('GET', 'admin/remote-config').answers<typeof configValueSchema>();
export const changeConfigValues = call('PUT', 'admin/remote-config')
  .takes<typeof configChangeSchema>()
  .answers<typeof configValueSchema>();
export const resetConfigValue = call('DELETE', 'admin/remote-config/:key').answers<
  typeof configValueSchema
>();
