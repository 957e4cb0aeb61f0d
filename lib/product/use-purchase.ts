'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { expectNotification, notify } from '@/lib/notifications/notify';
import { basketPath } from '@/lib/routes/paths';
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

/** Puts the variant into the basket and says so; `error` is a text to show beside the button. */
export function usePurchase(purchase: Purchase, availability: Availability | null) {
  const site = useSite();
  const router = useRouter();
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
      const { addAndSuggest } = await import('./add-and-suggest');
      const suggestions = await addAndSuggest(site, {
        productId,
        quantity,
        card: { ...card, unitPrice, generalMarketPrice, deliveryDate, bufferedDeliveryDate, maxQuantity },
      });
      notify('success', t('added', { title: purchase.title }), {
        length: suggestions ? 'long' : 'normal',
        suggestions,
        picture: purchase.media.securePath,
        action: { title: t('viewBasket'), onClick: () => router.push(basketPath(site.code)) },
      });
    } catch (failure) {
      setError(await toText(failure, t('addFailed')));
    } finally {
      setAdding(false);
    }
  }
  return { buy, isAdding, error };
}
