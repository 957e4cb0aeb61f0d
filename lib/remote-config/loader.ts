import 'server-only';
import { cache } from 'react';
import { readRemoteConfig } from '@/api/contract/calls/remote-config';
import { isApiFailure } from '@/lib/api/failure';
import { readForAll } from '@/lib/api/read-for-all';
import { serverApi } from '@/lib/api/server';
import type { SiteCode } from '@/lib/sites/models';
import type { PublicConfig } from './models';

const read = readForAll((site: SiteCode) => serverApi(site).send(readRemoteConfig));

/**
 * The remote config for a page that is being rendered; null while the API is away. What a page shows of it is renewed by the
 * tags of `lib/cache/tags.ts`.
 */
export const loadRemoteConfig = cache(async (site: SiteCode): Promise<PublicConfig | null> => {
  try {
    return await read(site);
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    console.warn(`remote-config of ${site} is left out: ${error.code}`);
    return null;
  }
});
