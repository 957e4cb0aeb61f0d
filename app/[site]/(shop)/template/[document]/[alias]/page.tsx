import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentPageView } from '@/components/content/content-page-view';
import { loadTemplatePage } from '@/lib/content/loader';
import { contentMetadata } from '@/lib/content/page-metadata';
import { slotsAtOnce } from '@/lib/content/slots-at-once';
import { contentData } from '@/lib/content/structured-data';
import { readDocument } from '@/lib/routes/template-document';
import { JsonLd } from '@/lib/seo/json-ld';
import { currentSite } from '@/lib/sites/current';

export const revalidate = 300;
export const dynamicParams = true;

/** None at build time: pages are made on their first visit. */
export function generateStaticParams(): { document: string; alias: string }[] {
  return [];
}

type Props = { params: Promise<{ document: string; alias: string }> };

async function loadPage(params: Props['params']) {
  const [site, { document, alias }] = await Promise.all([currentSite(), params]);
  const { device, isWhole } = readDocument(document) ?? notFound();
  const page = (await loadTemplatePage(site.code, alias, device)) ?? notFound();
  return { site, page, isWhole };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, page } = await loadPage(params);
  return contentMetadata(site, page);
}

export default async function TemplateRoute({ params }: Props) {
  const { site, page, isWhole } = await loadPage(params);
  const structuredData = await contentData(site, { ...page, slots: slotsAtOnce(page, isWhole) });
  return (
    <>
      <ContentPageView page={page} site={site} isWhole={isWhole} />
      {structuredData.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <JsonLd key={index} data={data} />
      ))}
    </>
  );
}
