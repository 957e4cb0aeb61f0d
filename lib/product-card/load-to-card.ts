import 'server-only';
import { getTranslations } from 'next-intl/server';
import { currentSite } from '@/lib/sites/current';
import { type ToCard, toCardModel } from './to-card-model';

/** For products that the server draws. */
export async function loadToCard(): Promise<ToCard> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('productCard')]);
  return (card) => toCardModel(card, site, t);
}
