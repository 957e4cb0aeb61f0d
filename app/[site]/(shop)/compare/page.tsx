import type { Metadata } from 'next';
import { CompareView } from '@/components/compare/compare-view';
import { loadComparison } from '@/lib/compare/loader';
import { compareMetadata } from '@/lib/compare/page-metadata';

/** What is compared stands in the address. */
type Props = { searchParams: Promise<{ of?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return compareMetadata(await loadComparison((await searchParams).of));
}

export default async function Compare({ searchParams }: Props) {
  return <CompareView page={await loadComparison((await searchParams).of)} />;
}
