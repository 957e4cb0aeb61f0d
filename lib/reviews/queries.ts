import { queryOptions } from '@tanstack/react-query';
import * as calls from '@/api/contract/calls/reviews';
import { browserApi } from '@/lib/api/browser';
import type { ApiClient } from '@/lib/api/client';
import { isApiFailure } from '@/lib/api/failure';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import type { OwnReviewModel, Proof, PurchaseModel, ReviewForm } from './models';
import { toOwnReviewModel, toPurchaseModel } from './to-purchase';

/** Whoever has the mail needs no session, signed in or not. */
function prove<T>(
  site: SiteRules,
  { key }: Proof,
  send: (api: ApiClient, options: { token?: null }) => Promise<T>,
): Promise<T> {
  if (key) return send(browserApi(site), { token: null });
  return withSession(site, (api) => send(api, {}));
}

/** What came to the buyer, with what they have said of it. */
export function purchasesQuery(site: SiteRules, proof: Proof) {
  return queryOptions<PurchaseModel[]>({
    queryKey: ['purchases', site.code, proof],
    queryFn: async () => {
      const found = await prove(site, proof, (api, options) =>
        api.send(calls.listPurchases, { ...options, items: [proof] }),
      );
      return found.map((purchase) => toPurchaseModel(purchase, site));
    },
  });
}

export async function sendReview(
  site: SiteRules,
  proof: Proof,
  { orderId, productId }: PurchaseModel,
  { rating, title, text, pictures }: ReviewForm & { pictures: string[] },
): Promise<OwnReviewModel> {
  const item = {
    ...(proof.key ? { key: proof.key } : {}),
    rating: Number(rating),
    orderId,
    productId,
    title,
    text,
    pictures,
  };
  return toOwnReviewModel(
    await prove(site, proof, (api, options) => api.send(calls.writeReview, { ...options, items: [item] })),
    site,
  );
}

/** @throws when the browser knows no such picture, or the shop refuses it */
export async function sendPicture(
  site: SiteRules,
  { key, orderId }: Proof & { orderId: string },
  file: Blob,
): Promise<{ id: string; thumb: string }> {
  const { shrinkPicture } = await import('./shrink-picture');
  const { picture, thumb } = await shrinkPicture(file);
  const item = { ...(key ? { key } : {}), orderId, picture };
  const { id } = await prove(site, key ? { key } : {}, (api, options) =>
    api.send(calls.addReviewPicture, { ...options, items: [item] }),
  );
  return { id, thumb };
}

/** One that is gone already is what was wished for. */
export async function takeReviewBack(site: SiteRules, proof: Proof, reviewId: string): Promise<void> {
  const item = { ...(proof.key ? { key: proof.key } : {}), reviewId };
  try {
    await prove(site, proof, (api, options) => api.send(calls.removeReview, { ...options, items: [item] }));
  } catch (error) {
    if (!isApiFailure(error) || error.code !== 'resource-not-found') throw error;
  }
}
