import 'server-only';
import { cache } from 'react';
import type { Product, Review } from '@/api/contract/catalogue';
import { isNotFound } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { currentSite } from '@/lib/sites/current';
import type { Site } from '@/lib/sites/sites';
import type { ProductModel } from './models';
import { toProductModel } from './to-product-model';

export type ProductPage = {
  site: Site;
  product: Product;
  model: ProductModel;
  /** The first page; null when they could not be loaded. */
  reviews: Review[] | null;
  /** When the shop was asked, in ms since 1970: an old answer is asked for again by the browser. */
  askedAt: number;
};

async function getProduct(site: Site, vsin: string): Promise<Product | null> {
  try {
    const [product] = await serverApi(site.code).get<Product>(`product/${encodeURIComponent(vsin)}`);
    return product ?? null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Reviews are an extra: without them the page still sells. */
async function listReviews(site: Site, vsin: string): Promise<Review[] | null> {
  try {
    return await serverApi(site.code).get<Review>(`reviews/${encodeURIComponent(vsin)}`);
  } catch (error) {
    if (!isNotFound(error)) console.error('product: reviews could not be loaded', error);
    return null;
  }
}

/** @returns null when there is no such variant. */
export const loadProductPage = cache(async (vsin: string): Promise<ProductPage | null> => {
  const site = await currentSite();
  const [product, reviews] = await Promise.all([getProduct(site, vsin), listReviews(site, vsin)]);
  if (!product) return null;
  const model = toProductModel(product, site.code, site.locale);
  return { site, product, model, reviews, askedAt: Date.now() };
});
