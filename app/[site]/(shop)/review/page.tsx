import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReviewPageView } from '@/components/reviews/review-page-view';
import { reviewPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

/** Nothing is rendered during the build: the header needs the category tree. */
export function generateStaticParams(): { site: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('reviews.page')]);
  return pageMetadata({ site, path: reviewPath(site.code), title: t('title'), noindex: true });
}

export default async function ReviewPage() {
  return <ReviewPageView site={await currentSite()} />;
}
