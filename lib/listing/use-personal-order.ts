'use client';

import { type RefObject, useEffect, useState } from 'react';
import { formatListingQuery } from '@/api/contract/listing-query';
import { whenIdle } from '@/lib/browser/when-idle';
import { withRetry } from '@/lib/browser/with-retry';
import { hasConsent, onConsent } from '@/lib/consent/store';
import type { CardModel } from '@/lib/product-card/models';
import { useSite } from '@/lib/sites/use-site';
import { keepFirst } from './keep-first';
import type { ListingModel } from './models';

/** How many of them have begun to be in view, or are above it. */
function countSeen(list: HTMLElement | null): number {
  const cells = [...(list?.children ?? [])];
  return cells.filter((cell) => cell.getBoundingClientRect().top < window.innerHeight).length;
}

/**
 * The cards of a listing, in the order of this visitor where they allow that: the first page of a search by relevance. The
 * page is the same for everyone; what is not in view yet is put in order once the page is idle, so nothing moves that is
 * being read.
 */
export function usePersonalOrder(
  { source, query, sort, page, term, cards }: ListingModel,
  list: RefObject<HTMLElement | null>,
): CardModel[] {
  const site = useSite();
  const [ordered, setOrdered] = useState<{ of: CardModel[]; cards: CardModel[] } | null>(null);
  const isOrdered = source.type === 'search' && sort === 'relevance' && page === 1 && cards.length > 1;

  useEffect(() => {
    if (!isOrdered || !hasConsent('personalisation')) return;
    let isLeft = false;
    const callOff = whenIdle(async () => {
      const { searchPersonally } = await withRetry(() => import('@/lib/personalisation/search'));
      const wanted = await searchPersonally(site, term, formatListingQuery(query).toString());
      if (isLeft || !wanted || !hasConsent('personalisation')) return;
      setOrdered({ of: cards, cards: keepFirst(cards, wanted, countSeen(list.current)) });
    });
    const stop = onConsent(({ choices }) => !choices.personalisation && setOrdered(null));
    return () => {
      isLeft = true;
      callOff();
      stop();
    };
  }, [isOrdered, site, term, query, cards, list]);

  return ordered?.of === cards ? ordered.cards : cards;
}
