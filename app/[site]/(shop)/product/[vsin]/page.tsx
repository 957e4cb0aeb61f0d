import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProductPageView } from '@/components/product/product-page-view';
import { loadProductPage } from '@/lib/product/loader';
import { productMetadata } from '@/lib/product/page-metadata';

export const revalidate = 300;
export const dynamicParams = true;

/** None at build time: pages are made on their first visit. */
export function generateStaticParams(): { vsin: string }[] {
  return [];
}

type Props = { params: Promise<{ vsin: string }> };

async function loadPage(params: Props['params']) {
  const { vsin } = await params;
  return (await loadProductPage(vsin)) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return productMetadata(await loadPage(params));
}

export default async function ProductRoute({ params }: Props) {
  return <ProductPageView page={await loadPage(params)} />;
}
