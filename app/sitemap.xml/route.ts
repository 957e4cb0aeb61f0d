import { getServerSideSitemapIndex } from 'next-sitemap';
import { env } from '@/lib/env/env';
import { sitemapNames } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const names = await sitemapNames();
  return getServerSideSitemapIndex(
    names.map((name) => new URL(`/sitemaps/${name}.xml`, env().publicUrl).href),
  );
}
