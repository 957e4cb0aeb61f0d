import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SamplesView } from '@/components/samples/samples-view';
import { samplesPath } from '@/lib/routes/paths';
import { loadSamples } from '@/lib/samples/loader';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;

/** Nothing is rendered during the build: what can be had is in the catalogue. */
export function generateStaticParams(): { site: string }[] {
  return [];
}

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('samplesPage')]);
  return pageMetadata({
    site,
    path: samplesPath(site.code),
    title: t('title'),
    description: t('description', { shop: site.name }),
  });
}

export default async function SamplesPage() {
  const site = await currentSite();
  return <SamplesView site={site} {...(await loadSamples(site.code))} />;
}
