import { getServerSideSitemapIndex } from 'next-sitemap';
import { env } from '@/lib/env/env';
import { sitemapNames } from '@/lib/seo/sitemap';
import { orUnavailable } from '@/lib/seo/sitemap-answer';

export const dynamic = 'force-dynamic';

async function index(): Promise<Response> {
  const names = await sitemapNames();
  return getServerSideSitemapIndex(
    names.map((name) => new URL(`/sitemaps/${name}.xml`, env().publicUrl).href),
  );
}

export function GET(): Promise<Response> {
  return orUnavailable(index());
}
