import 'server-only';
import { listCategories } from '@/api/contract/calls/product';
import { readForAll } from '@/lib/api/read-for-all';
import { serverApi } from '@/lib/api/server';
import type { SiteCode } from '@/lib/sites/models';
import type { MenuEntry } from './models';
import { toMenu } from './to-menu';

/** The category tree. Without it a page is no shop, so a failure is thrown. */
export const loadMenu = readForAll(
  async (site: SiteCode): Promise<MenuEntry[]> => toMenu(await serverApi(site).send(listCategories), site),
);
