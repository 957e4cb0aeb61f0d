import { queryOptions } from '@tanstack/react-query';
import { listProductVariants } from '@/api/contract/calls/product';
import type { ProductVariant } from '@/api/contract/product-variants';
import { browserApi } from '@/lib/api/browser';
import { formatDeliveryRange } from '@/lib/dates/format';
import { formatMoney } from '@/lib/money/format';
import type { ThumbPicture } from '@/lib/product-card/models';
import { productPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';

/** One version of a product, ready to draw. */
export type VariantModel = {
  vsin: string;
  href: string;
  /** What sets it apart: `Zand · 3-zits`. */
  name: string;
  picture: ThumbPicture;
  price: string;
  previousPrice: string | null;
  /** The promised days; null while it cannot be had. */
  delivery: string | null;
};

export function toVariant(variant: ProductVariant, { code, locale }: SiteRules): VariantModel {
  const { vsin, title, options, media, generalMarketPrice: previous } = variant;
  const { deliveryDate: from, bufferedDeliveryDate: until } = variant;
  return {
    vsin,
    href: productPath(code, variant),
    name: options.map(({ value }) => value).join(' · ') || title,
    picture: media,
    price: formatMoney(variant.unitPrice, locale),
    previousPrice: previous && formatMoney(previous, locale),
    delivery: variant.isAvailable && from && until ? formatDeliveryRange(from, until, locale) : null,
  };
}

/** All versions of the product of a variant. */
export const variantsQuery = (site: SiteRules, vsin: string) =>
  queryOptions<VariantModel[]>({
    queryKey: ['product', site.code, vsin, 'variants'],
    queryFn: async ({ signal }) => {
      const found = await browserApi(site.code).send(listProductVariants, { vsin, token: null, signal });
      return found.map((variant) => toVariant(variant, site));
    },
    staleTime: 60_000,
  });
