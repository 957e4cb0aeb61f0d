import { listPaymentMethods } from '@/api/contract/calls/checkout';
import * as calls from '@/api/contract/calls/product';
import { listProductQuestions } from '@/api/contract/calls/questions';
import { listReviews as listReviewsCall, readReviewSummary } from '@/api/contract/calls/reviews';
import 'server-only';
import type { DehydratedState } from '@tanstack/react-query';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { Product } from '@/api/contract/catalogue';
import type { ProductVariant } from '@/api/contract/product-variants';
import type { Review } from '@/api/contract/reviews';
import { isNotFound } from '@/lib/api/failure';
import { serverApi } from '@/lib/api/server';
import { formatDate } from '@/lib/dates/format';
import { env } from '@/lib/env/env';
import { loadToCard } from '@/lib/product-card/load-to-card';
import { toPageState } from '@/lib/react-query/to-page-state';
import { loadRemoteConfig } from '@/lib/remote-config/loader';
import type { PublicConfig } from '@/lib/remote-config/models';
import { pickText } from '@/lib/remote-config/pick-text';
import { homePath } from '@/lib/routes/paths';
import { productData } from '@/lib/seo/product-data';
import { breadcrumbData, type Crumb } from '@/lib/seo/structured-data';
import { currentSite } from '@/lib/sites/current';
import type { Site } from '@/lib/sites/sites';
import { productCrumbs } from './crumbs';
import { freeReturnDays } from './free-return-days';
import type { ProductModel, QuestionModel, ReviewModel } from './models';
import { availabilityQuery } from './queries';
import { toProductModel } from './to-product-model';
import { toReviewModel } from './to-review-model';

export type ProductPage = {
  site: Site;
  model: ProductModel;
  /** The first page; null when they could not be loaded. */
  reviews: ReviewModel[] | null;
  /** How many gave 5, 4, 3, 2 and 1; empty when that could not be loaded. */
  distribution: readonly number[];
  /** What others asked; empty when that could not be loaded. */
  questions: QuestionModel[];
  /** What the shop says of every product. */
  attributes: { name: string; values: string[] }[];
  /** Null where only businesses buy, which may not withdraw. */
  freeReturnDays: number | null;
  /** The way to it, from home. */
  crumbs: Crumb[];
  /** Whether the shop lets it be paid after it has come. */
  canPayLater: boolean;
  /** What may change while the page is open, for the islands. */
  state: DehydratedState;
  /** What search engines read. */
  structuredData: object[];
};

async function getProduct(site: Site, vsin: string): Promise<Product | null> {
  try {
    return await serverApi(site.code).send(calls.readProduct, { vsin });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Reviews are an extra: without them the page still sells. */
async function listReviews(site: Site, vsin: string): Promise<Review[] | null> {
  try {
    return await serverApi(site.code).send(listReviewsCall, { vsin });
  } catch (error) {
    if (!isNotFound(error)) console.error('product: reviews could not be loaded', error);
    return null;
  }
}

/** An extra, too. */
async function readDistribution(site: Site, vsin: string): Promise<readonly number[]> {
  try {
    return (await serverApi(site.code).send(readReviewSummary, { vsin })).distribution;
  } catch (error) {
    if (!isNotFound(error)) console.error('product: the distribution of stars could not be loaded', error);
    return [];
  }
}

/** An extra, too. */
async function listQuestions(site: Site, vsin: string): Promise<QuestionModel[]> {
  try {
    const asked = await serverApi(site.code).send(listProductQuestions, { vsin });
    return asked.map((one) => ({ ...one, answeredOn: formatDate(one.answeredOn, site.locale) }));
  } catch (error) {
    if (!isNotFound(error)) console.error('product: questions could not be loaded', error);
    return [];
  }
}

/** Search engines are told which products are versions of one; the page links to them without. */
async function listVariants(site: Site, vsin: string): Promise<ProductVariant[]> {
  try {
    return await serverApi(site.code).send(calls.listProductVariants, { vsin });
  } catch (error) {
    if (!isNotFound(error)) console.error('product: its versions could not be loaded', error);
    return [];
  }
}

/** A word on paying later is an extra, too. */
async function canPayLater(site: Site): Promise<boolean> {
  try {
    const methods = await serverApi(site.code).send(listPaymentMethods);
    return methods.some(({ subIntegrationType }) => subIntegrationType === 'pay-later');
  } catch (error) {
    console.error('product: payment methods could not be loaded', error);
    return false;
  }
}

function toAttributes(config: PublicConfig | null, { language }: Site): ProductPage['attributes'] {
  const attributes = config?.staticAttributes ?? [];
  return attributes.map(({ title, value }) => ({
    name: pickText(title, language),
    values: [pickText(value, language)],
  }));
}

/** @returns null when there is no such variant. */
export const loadProductPage = cache(async (vsin: string): Promise<ProductPage | null> => {
  const site = await currentSite();
  const askedAt = Date.now();
  const [product, reviews, variants, distribution, questions, toCard, config, paysLater, t] =
    await Promise.all([
      getProduct(site, vsin),
      listReviews(site, vsin),
      listVariants(site, vsin),
      readDistribution(site, vsin),
      listQuestions(site, vsin),
      loadToCard(),
      loadRemoteConfig(site.code),
      canPayLater(site),
      getTranslations('product'),
    ]);
  if (!product) return null;
  const { origin } = env().publicUrl;
  const model = toProductModel(product, site, toCard);
  const returnDays = freeReturnDays(config, site);
  const crumbs = productCrumbs(model, { title: t('home'), href: homePath(site.code) });
  return {
    site,
    canPayLater: paysLater,
    model,
    reviews: reviews?.map((review) => toReviewModel(review, site)) ?? null,
    distribution,
    questions,
    attributes: toAttributes(config, site),
    freeReturnDays: returnDays,
    crumbs,
    state: toPageState(availabilityQuery(site, model.productId), model.availability, askedAt),
    structuredData: [
      productData(site, origin, { product, reviews, variants, returnDays }),
      breadcrumbData(origin, crumbs),
    ],
  };
});
