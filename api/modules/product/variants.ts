import { apiTexts } from '../../../messages/api.ts';
import { optionCodes } from '../../contract/catalogue.ts';
import type { ProductVariant } from '../../contract/product-variants.ts';
import { ApiError } from '../../http/api-error.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import { type CardVariant, listPriceLogs, type OptionValue } from './card-rows.ts';
import { pickText, toMedia } from './localise.ts';
import { discountRate, priorPriceMinor } from './price-rule.ts';
import { findProductId } from './product-rows.ts';
import { promiseOf } from './promise-of.ts';
import { quantityLimits } from './quantity-limits.ts';

function toOptions(
  { options }: CardVariant,
  optionValues: ReadonlyMap<string, OptionValue>,
  { language }: RequestContext,
): ProductVariant['options'] {
  return optionCodes.flatMap((code) => {
    const value = options[code];
    if (value === undefined) return [];
    const named = optionValues.get(`${code}:${value}`);
    const title = apiTexts[language].options[code];
    return { title, value: named ? pickText(named.title, language) : value };
  });
}

/** All versions that the product of a variant is sold in, in their order. @throws ApiError `product-not-found`. */
export async function readVariants(
  services: Services,
  context: RequestContext,
  vsin: string,
): Promise<ProductVariant[]> {
  const { db, catalogue } = services;
  const { site, language } = context;
  const productId = await findProductId(db, vsin);
  const siblings = productId === undefined ? [] : await catalogue.cards.listVariants(site.code, [productId]);
  if (!siblings.some((sibling) => sibling.vsin === vsin)) throw new ApiError('product-not-found');
  const ids = siblings.map(({ id }) => id);
  const [optionValues, media, logs] = await Promise.all([
    catalogue.optionValues(),
    catalogue.cards.listMedia(siblings),
    listPriceLogs(db, site.code, ids),
  ]);
  const now = services.now();
  const money = (amount: number) => ({ amount, currency: site.currency });
  return siblings.flatMap((variant) => {
    const [picture] = media.get(variant.id) ?? [];
    if (!picture) return [];
    const prior = priorPriceMinor(logs.get(variant.id) ?? [], variant.amountMinor, now);
    const promise = promiseOf(variant, context, services);
    return {
      vsin: variant.vsin,
      alias: pickText(variant.alias, language),
      title: pickText(variant.title, language),
      options: toOptions(variant, optionValues, context),
      media: toMedia(picture, language),
      unitPrice: money(variant.amountMinor),
      generalMarketPrice: prior === null ? null : money(prior),
      discountRate: discountRate(variant.amountMinor, prior),
      isAvailable: quantityLimits(variant).isAvailable,
      deliveryDate: promise?.deliveryDate ?? null,
      bufferedDeliveryDate: promise?.bufferedDeliveryDate ?? null,
    };
  });
}
