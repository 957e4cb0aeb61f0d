import { listPaymentMethods } from '@/api/contract/calls/checkout';
import * as calls from '@/api/contract/calls/product';
import { listProductQuestions } from '@/api/contract/calls/questions';
import { listReviews, readReviewSummary } from '@/api/contract/calls/reviews';
import 'server-only';
import type { DehydratedState } from '@tanstack/react-query';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import type { Product } from '@/api/contract/catalogue';
import { isNotFound } from '@/lib/api/failure';
import { orElse } from '@/lib/api/or-else';
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

/** What a product's page can do without, each by a call of its own. */
async function loadExtras(site: Site, vsin: string) {
  const api = serverApi(site.code);
  const name = (what: string) => `product ${vsin}: ${what}`;
  const [reviews, variants, summary, questions, methods] = await Promise.all([
    orElse(null, name('reviews'), api.send(listReviews, { vsin })),
    orElse([], name('versions'), api.send(calls.listProductVariants, { vsin })),
    orElse(null, name('distribution of stars'), api.send(readReviewSummary, { vsin })),
    orElse([], name('questions'), api.send(listProductQuestions, { vsin })),
    orElse([], name('ways to pay'), api.send(listPaymentMethods)),
  ]);
  return {
    reviews,
    variants,
    distribution: summary?.distribution ?? [],
    questions: questions.map((one) => ({ ...one, answeredOn: formatDate(one.answeredOn, site.locale) })),
    canPayLater: methods.some(({ subIntegrationType }) => subIntegrationType === 'pay-later'),
  };
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
  const [product, extras, toCard, config, t] = await Promise.all([
    getProduct(site, vsin),
    loadExtras(site, vsin),
    loadToCard(),
    loadRemoteConfig(site.code),
    getTranslations('product'),
  ]);
  if (!product) return null;
  const { reviews, variants } = extras;
  const { origin } = env().publicUrl;
  const model = toProductModel(product, site, toCard);
  const returnDays = freeReturnDays(config, site);
  const crumbs = productCrumbs(model, { title: t('home'), href: homePath(site.code) });
  return {
    site,
    canPayLater: extras.canPayLater,
    model,
    reviews: reviews?.map((review) => toReviewModel(review, site)) ?? null,
    distribution: extras.distribution,
    questions: extras.questions,
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
