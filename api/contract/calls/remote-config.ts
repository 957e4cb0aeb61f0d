import { call } from '../call.ts';
import type { RemoteConfig } from '../checkout.ts';

export const readRemoteConfig = call('GET', 'remote-config').answersOne<RemoteConfig>();
