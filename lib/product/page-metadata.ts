import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/metadata';
import { shorten } from '@/lib/seo/shorten';
import type { ProductPage } from './loader';
import type { ProductModel } from './models';

/** Versions of a product share a text; what sets this one apart stands before it. */
export function productSummary({
  options,
  description,
}: Pick<ProductModel, 'options' | 'description'>): string {
  const chosen = options.map(({ selectedTitle }) => selectedTitle).filter(Boolean);
  return shorten([...(chosen.length > 0 ? [`${chosen.join(', ')}.`] : []), ...description].join(' '));
}

export function productMetadata({ site, model }: ProductPage): Promise<Metadata> {
  const { href: path, title, productId } = model;
  return pageMetadata({
    site,
    path,
    title,
    description: productSummary(model),
    shared: { kind: 'product', id: productId },
  });
}
