'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Basket, BasketInput } from '@/api/contract/basket';
import { changeBasket, setCoupons, toggleInstallation } from '@/api/contract/calls/basket';
import { refusalText } from '@/lib/api/error-text';
import { placeFailure } from '@/lib/api/place-failure';
import { withSession } from '@/lib/auth/session';
import type { SiteRules } from '@/lib/sites/models';
import {
  isLineOf,
  type QuantityChange,
  withDeliveryMethod,
  withInstallationToggled,
  withLine,
} from './basket-math';
import { basketMutation } from './basket-mutation';
import type { BasketModel } from './models';
import { basketKeys } from './queries';
import { toBasket } from './to-basket';
import { trackInstallation, trackPieces } from './track-changes';

function useBasketMutation<Change>(
  site: SiteRules,
  send: (change: Change) => Promise<Basket>,
  optimistic: (basket: BasketModel | null, change: Change) => BasketModel | null,
) {
  return useMutation(basketMutation(useQueryClient(), site, send, optimistic));
}

/** Sets the quantity of a line; 0 takes it out. */
export function useSetQuantity(site: SiteRules, { onFailed }: { onFailed: (text: string | null) => void }) {
  const client = useQueryClient();
  const mutation = useBasketMutation<QuantityChange & { before: number }>(
    site,
    async (change) => {
      const { sendQuantity } = await import('./send-quantity');
      const basket = await withSession(site, (api) => sendQuantity(api, site, change));
      trackPieces(site, change.item, change.quantity - change.before);
      return basket;
    },
    (basket, change) => basket && withLine(basket, change),
  );
  const setQuantity = (change: QuantityChange) => {
    const basket = client.getQueryData<BasketModel | null>(basketKeys.basket(site.code));
    const line = basket?.items.find((item) => isLineOf(item, change.item.vsin));
    mutation.mutate(
      { ...change, before: line?.quantity ?? 0 },
      { onError: (error) => onFailed(refusalText(error)) },
    );
  };
  return { setQuantity, isChanging: mutation.isPending };
}

/** Adds the installation of a line, or removes it where it was chosen (POST basket/addremoveinstallation, §7). */
export function useToggleInstallation(
  site: SiteRules,
  { onFailed }: { onFailed: (text: string | null) => void },
) {
  const mutation = useBasketMutation<string>(
    site,
    async (productId) => {
      const basket = await withSession(site, (api) => api.send(toggleInstallation, { items: [productId] }));
      trackInstallation(toBasket(basket, site), productId);
      return basket;
    },
    (basket, productId) => basket && withInstallationToggled(basket, productId),
  );
  const toggle = (productId: string) =>
    mutation.mutate(productId, { onError: (error) => onFailed(refusalText(error)) });
  return { toggleInstallation: toggle };
}

/** Sets the coupon of the basket, null takes it out (PUT basket/coupon, §7). */
export function useSetCoupon(site: SiteRules, { onFailed }: { onFailed: (text: string | null) => void }) {
  const mutation = useBasketMutation<string | null>(
    site,
    (couponName) => withSession(site, (api) => api.send(setCoupons, { items: [{ couponName }] })),
    (basket) => basket,
  );
  const setCoupon = (code: string | null) =>
    mutation.mutate(code, {
      onError: (error) => {
        // There is one field, which what is said of it need not name.
        const { beside, above } = placeFailure(error, ['couponName'], '');
        onFailed(beside[0]?.message ?? (above || null));
      },
    });
  return { setCoupon, isSetting: mutation.isPending };
}

/**
 * Sets the addresses, the delivery method, its day, the old furniture or the note (PUT basket, §7). `whenStored` waits for
 * the changes still on their way and tells whether the shop took them all.
 */
export function useUpdateBasket(site: SiteRules) {
  const mutation = useBasketMutation<Omit<BasketInput, 'items'>>(
    site,
    (change) => withSession(site, (api) => api.send(changeBasket, { items: [change] })),
    (basket, { deliveryMethod }) =>
      basket && deliveryMethod ? withDeliveryMethod(basket, deliveryMethod) : basket,
  );
  const underway = useRef(new Set<Promise<unknown>>());
  function update(change: Omit<BasketInput, 'items'>): Promise<BasketModel> {
    const answer = mutation.mutateAsync(change);
    underway.current.add(answer);
    const forget = () => void underway.current.delete(answer);
    answer.then(forget, forget);
    return answer;
  }
  async function whenStored(): Promise<boolean> {
    const answers = await Promise.allSettled(underway.current);
    return answers.every(({ status }) => status === 'fulfilled');
  }
  return { update, whenStored };
}
