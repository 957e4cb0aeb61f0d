import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsletterView } from '@/components/newsletter/newsletter-view';
import { newsletterPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

/** Nothing is rendered during the build: the header needs the category tree. */
export function generateStaticParams(): { site: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('newsletterPage')]);
  return pageMetadata({
    site,
    path: newsletterPath(site.code),
    title: t('title'),
    description: t('description', { shop: site.name }),
  });
}

export default async function NewsletterPage() {
  return <NewsletterView site={await currentSite()} />;
}
