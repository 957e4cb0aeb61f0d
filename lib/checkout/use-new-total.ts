'use client';

import { useState } from 'react';
import type { BasketLine, BasketModel } from '@/lib/basket/models';
import type { Money } from '@/lib/money/models';
import { useCheckoutStore } from './store';

export type NewTotal = {
  /** What the page showed first; null when it has shown no other. */
  before: Money | null;
  now: Money;
  /** Lines whose price is another than when they were put into the basket. */
  lines: readonly Pick<BasketLine, 'vsin' | 'title' | 'seenUnitPrice' | 'unitPrice'>[];
  isNew: boolean;
  mustBeAgreed: boolean;
  agree: (isAgreed: boolean) => void;
};

/** A total that the shopper has not chosen: prices, codes or gifts that changed meanwhile. */
export function useNewTotal({ items, summary }: BasketModel): NewTotal {
  const now = summary.total;
  const [first] = useState(now);
  const { agreedTotalMinor, agreeToTotal } = useCheckoutStore();
  const lines = items.filter(({ seenUnitPrice }) => seenUnitPrice !== null);
  const isNew = first.amount !== now.amount || lines.length > 0;
  return {
    before: first.amount === now.amount ? null : first,
    now,
    lines,
    isNew,
    mustBeAgreed: isNew && agreedTotalMinor !== now.amount,
    agree: (isAgreed) => agreeToTotal(isAgreed ? now.amount : null),
  };
}
