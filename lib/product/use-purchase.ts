'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { expectNotification, notify } from '@/lib/notifications/notify';
import type { CardModel } from '@/lib/product-card/models';
import { useSite } from '@/lib/sites/use-site';
import type { Availability, Purchase } from './models';

/** How a failure is told comes with the first one; no page loads it before. */
async function toText(failure: unknown, general: string): Promise<string> {
  try {
    const { failureText } = await import('@/lib/api/error-text');
    return failureText(failure, general);
  } catch {
    return general;
  }
}

/** Puts the variant into the basket and says so, with what goes with it; `error` is a text to show beside the button. */
export function usePurchase(
  purchase: Purchase,
  availability: Availability | null,
  related: readonly CardModel[] = [],
) {
  const site = useSite();
  const t = useTranslations('product.purchase');
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function buy(quantity: number) {
    if (!availability) return;
    const { productId, ...card } = purchase;
    const { unitPrice, generalMarketPrice, deliveryDate, bufferedDeliveryDate, maxQuantity } = availability;
    setError(null);
    setAdding(true);
    expectNotification();
    try {
      const { addAndTell } = await import('./add-and-tell');
      const told = { unitPrice, generalMarketPrice, deliveryDate, bufferedDeliveryDate, maxQuantity };
      const added = await addAndTell(site, { productId, quantity, card: { ...card, ...told } }, related);
      notify('success', t('added', { title: purchase.title }), {
        length: 'long',
        added,
      });
    } catch (failure) {
      setError(await toText(failure, t('addFailed')));
    } finally {
      setAdding(false);
    }
  }
  return { buy, isAdding, error };
}
