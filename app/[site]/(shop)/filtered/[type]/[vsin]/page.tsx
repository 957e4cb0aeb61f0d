import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { parseListingQuery } from '@/api/contract/listing-query';
import { ListingPageView } from '@/components/listing/listing-page-view';
import { listingHref } from '@/lib/listing/listing-href';
import { isListingType, loadListingPage } from '@/lib/listing/loader';
import { listingMetadata } from '@/lib/listing/page-metadata';

/** The twin of `listing` that reads the address: filters, order, page, search words, showroom. */
type Props = {
  params: Promise<{ type: string; vsin: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

function toSearch(params: Awaited<Props['searchParams']>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const each of [value ?? []].flat()) search.append(key, each);
  }
  return search;
}

async function loadPage({ params, searchParams }: Props) {
  const { type, vsin } = await params;
  if (!isListingType(type)) notFound();
  const search = toSearch(await searchParams);
  const page = (await loadListingPage(type, vsin, search.toString())) ?? notFound();
  return { page, hasProblems: parseListingQuery(search).problems.length > 0 };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await loadPage(props);
  return listingMetadata(page);
}

export default async function FilteredListingRoute(props: Props) {
  const { page, hasProblems } = await loadPage(props);
  // An address with unknown or empty parameters has one right spelling.
  if (hasProblems) redirect(listingHref(page.model.place, page.model.query));
  return <ListingPageView page={page} />;
}
