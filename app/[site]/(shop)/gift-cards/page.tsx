import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GiftCardsView } from '@/components/gift-cards/gift-cards-view';
import { loadGiftCardAmounts } from '@/lib/gift-cards/loader';
import { giftCardsPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';
import { hasGiftCards } from '@/lib/sites/has-gift-cards';

export const revalidate = 300;

/** Nothing is rendered during the build: what is sold the API says. */
export function generateStaticParams(): { site: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('giftCardsPage')]);
  if (!hasGiftCards(site)) return {};
  return pageMetadata({
    site,
    path: giftCardsPath(site.code),
    title: t('title'),
    description: t('description', { shop: site.name }),
  });
}

export default async function GiftCardsPage() {
  const site = await currentSite();
  if (!hasGiftCards(site)) notFound();
  return <GiftCardsView site={site} amounts={await loadGiftCardAmounts(site.code)} />;
}
