'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CheckoutInput, CheckoutResult } from '@/api/contract/checkout';
import { track } from '@/lib/analytics/track';
import { isApiFailure } from '@/lib/api/failure';
import { basketKeys } from '@/lib/basket/queries';
import { useFreshReturn } from '@/lib/browser/use-fresh-return';
import { clearOpenOrder, keepOpenOrder } from '@/lib/order/open-order';
import { placeOrder } from '@/lib/order/place-order';
import { checkoutCallbackPath } from '@/lib/routes/paths';
import type { SiteRules } from '@/lib/sites/models';
import { answerProvider } from './answer-provider';
import type { AfterOrder } from './models';
import { useCheckoutStore } from './store';

/**
 * `expectedTotal` is the total shown above the button, `deliverySlot` the day: at any other the shop refuses instead of
 * charging it.
 */
type CheckoutChoices = Pick<
  CheckoutInput,
  | 'integrationType'
  | 'subIntegrationType'
  | 'termAndConditionIsAccepted'
  | 'expectedTotal'
  | 'deliverySlot'
  | 'bin'
  | 'installmentCount'
  | 'isOfAge'
  | 'giftCard'
>;
/** The choices, and what the provider asks once the order is there. */
type Order = { choices: CheckoutChoices; after: AfterOrder | null };
type Attempt = { payload: string; key: string };

/**
 * Places the order and goes to the payment page. One key per payload: a second click, or a repeat after a lost
 * answer, is the same order; after a refusal, or with another choice, it is a new attempt.
 */
export function usePlaceOrder(site: SiteRules) {
  const client = useQueryClient();
  const attempt = useRef<Attempt | null>(null);
  useFreshReturn();
  return useMutation<CheckoutResult, Error, Order>({
    mutationFn: async ({ choices, after }) => {
      const callback = checkoutCallbackPath(site.code, choices.subIntegrationType);
      const input: CheckoutInput = { ...choices, successUrl: callback, cancelUrl: callback };
      const payload = JSON.stringify(input);
      if (attempt.current?.payload !== payload) attempt.current = { payload, key: crypto.randomUUID() };
      const placed = await placeOrder(site, input, attempt.current.key);
      return after === null ? placed : answerProvider(site, placed, after);
    },
    onSuccess: (result) => {
      keepOpenOrder(site, result);
      window.location.assign(result.redirectUrl);
    },
    onError: (error, { choices }) => {
      track({ name: 'failedPayment', method: choices.subIntegrationType, reason: 'refused' });
      // The order may have been placed although its answer was lost: basket and key stay for the next try.
      if (!isApiFailure(error) || error.canRetry) return;
      attempt.current = null;
      // It has another balance by now, or none: its code is asked for anew.
      if (error.code.startsWith('gift-card')) useCheckoutStore.getState().setGiftCard(null);
      // What a provider's widget was opened for has come to nothing.
      clearOpenOrder(site);
      void client.invalidateQueries({ queryKey: basketKeys.basket(site.code) });
    },
  });
}
