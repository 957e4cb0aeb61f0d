'use client';

import { useTranslations } from 'next-intl';
import { useSite } from '@/lib/sites/use-site';
import { type ToCard, toCardModel } from './to-card-model';

/** For products that the browser fetches itself. Wants the messages of `productCard`. */
export function useToCard(): ToCard {
  const site = useSite();
  const t = useTranslations('productCard');
  return (card) => toCardModel(card, site, t);
}
