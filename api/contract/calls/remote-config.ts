import { call } from '../call.ts';
import type { PublicConfig } from '../remote-config.ts';

export const readRemoteConfig = call('GET', 'remote-config').answersOne<PublicConfig>();
