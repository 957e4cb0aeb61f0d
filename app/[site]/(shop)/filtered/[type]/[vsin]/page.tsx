import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingPageView } from '@/components/listing/listing-page-view';
import { isListingType, loadListingPage } from '@/lib/listing/loader';
import { listingMetadata } from '@/lib/listing/page-metadata';

/** The twin of `listing` that reads the address: filters, order, page, search words, showroom. */
type Props = {
  params: Promise<{ type: string; vsin: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

function toSearch(params: Awaited<Props['searchParams']>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const each of [value ?? []].flat()) search.append(key, each);
  }
  return search.toString();
}

async function loadPage({ params, searchParams }: Props) {
  const { type, vsin } = await params;
  const page = isListingType(type) ? await loadListingPage(type, vsin, toSearch(await searchParams)) : null;
  return page ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await loadPage(props));
}

export default async function FilteredListingRoute(props: Props) {
  return <ListingPageView page={await loadPage(props)} />;
}
