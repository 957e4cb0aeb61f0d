import { call } from '../call.ts';
import type { RemoteConfig } from '../remote-config.ts';

export const readRemoteConfig = call('GET', 'remote-config').answersOne<RemoteConfig>();
