import 'server-only';
import { cache } from 'react';
import * as calls from '@/api/contract/calls/product';
import { isNotFound } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { freeReturnDays } from '@/lib/product/free-return-days';
import type { ProductModel } from '@/lib/product/models';
import { toProductModel } from '@/lib/product/to-product-model';
import { loadToCard } from '@/lib/product-card/load-to-card';
import { loadRemoteConfig } from '@/lib/remote-config/loader';
import { comparedOf } from '@/lib/routes/compare-paths';
import { currentSite } from '@/lib/sites/current';
import type { Site } from '@/lib/sites/sites';

export type ComparePage = {
  site: Site;
  /** In the order of the address, without those that are sold no more. */
  models: ProductModel[];
  /** How many the address names that are sold no more. */
  gone: number;
  /** How many the address names beyond those that find room. */
  beyond: number;
  /** Null where nothing is taken back. */
  returnDays: number | null;
};

async function readModel(site: Site, vsin: string): Promise<ProductModel | null> {
  const [api, toCard] = [serverApi(site.code), await loadToCard()];
  try {
    return toProductModel(await api.send(calls.readProduct, { vsin }), site, toCard);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const loadModels = cache(async (list: string) => {
  const site = await currentSite();
  const read = await Promise.all(list.split(',').map((vsin) => readModel(site, vsin)));
  return read.filter((model) => model !== null);
});

/** @param of what the address names */
export async function loadComparison(of: string | readonly string[] | undefined): Promise<ComparePage> {
  const { vsins, beyond } = comparedOf(of);
  const models = vsins.length > 0 ? await loadModels(vsins.join(',')) : [];
  const site = await currentSite();
  const returnDays = freeReturnDays(await loadRemoteConfig(site.code), site);
  return { site, models, gone: vsins.length - models.length, beyond, returnDays };
}
