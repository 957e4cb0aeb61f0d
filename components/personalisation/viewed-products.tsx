'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { withRetry } from '@/lib/browser/with-retry';
import { onConsent } from '@/lib/consent/store';
import type { CardSource } from '@/lib/product-card/to-card-model';
import { useSite } from '@/lib/sites/use-site';
import { bringRow } from './bring-row';
import type { RowProps } from './personal-row';

type Props = {
  id: string;
  title: string;
  /** Variants that stand on the page already. */
  without?: readonly string[];
};
type Found = { products: readonly CardSource[]; Row: ComponentType<RowProps> };

/**
 * Products seen before in this browser, for whoever allows it to remember them. Asks once the page is idle; the row takes its
 * place while nobody looks there, so nothing moves, and goes at once when that is taken back.
 */
export function ViewedProducts({ id, title, without = [] }: Props) {
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(
    () =>
      onConsent(({ choices }) => {
        if (!choices.personalisation) setFound(null);
      }),
    [],
  );
  useEffect(() => {
    const find = async () => {
      const { listViewedCards } = await withRetry(() => import('@/lib/personalisation/viewed-cards'));
      // An extra: the page is complete without it.
      const products = await listViewedCards(site).catch(() => []);
      return products.length === 0 ? null : products;
    };
    return bringRow({ place, find, show: (products, Row) => setFound({ products, Row }) });
  }, [site]);

  const shown = found?.products.filter(({ vsin }) => !without.includes(vsin)) ?? [];
  return (
    <div ref={place} className="no-print">
      {found && shown.length > 0 && <found.Row id={id} title={title} products={shown} />}
    </div>
  );
}
