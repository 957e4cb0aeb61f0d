import type { Crumb } from '@/lib/seo/structured-data';
import type { ProductModel } from './models';

/** The way to a product, as its page and search engines are told it. */
export function productCrumbs({ breadcrumbs, title }: ProductModel, home: Crumb): Crumb[] {
  return [home, ...breadcrumbs, { title }];
}
