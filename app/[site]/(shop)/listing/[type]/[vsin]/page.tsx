import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingPageView } from '@/components/listing/listing-page-view';
import { isListingType, loadListingPage } from '@/lib/listing/loader';
import { listingMetadata } from '@/lib/listing/page-metadata';

/** Listings without parameters, the same for every visitor. With parameters: `filtered`. */
export const revalidate = 300;
export const dynamicParams = true;

/** None at build time: pages are made on their first visit. */
export function generateStaticParams(): { type: string; vsin: string }[] {
  return [];
}

type Props = { params: Promise<{ type: string; vsin: string }> };

async function loadPage(params: Props['params']) {
  const { type, vsin } = await params;
  const page = isListingType(type) ? await loadListingPage(type, vsin, '') : null;
  return page ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(await loadPage(params));
}

export default async function ListingRoute({ params }: Props) {
  return <ListingPageView page={await loadPage(params)} />;
}
