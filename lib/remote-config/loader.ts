import 'server-only';
import { cache } from 'react';
import { readRemoteConfig } from '@/api/contract/calls/remote-config';
import { orElse } from '@/lib/api/or-else';
import { readForAll } from '@/lib/api/read-for-all';
import { serverApi } from '@/lib/api/server';
import type { SiteCode } from '@/lib/sites/models';
import type { PublicConfig } from './models';

const read = readForAll((site: SiteCode) => serverApi(site).send(readRemoteConfig));

/**
 * The remote config for a page that is being rendered; null while the API is away. What a page shows of it is renewed by the
 * tags of `lib/cache/tags.ts`.
 */
export const loadRemoteConfig = cache(
  (site: SiteCode): Promise<PublicConfig | null> => orElse(null, `remote config of ${site}`, read(site)),
);
