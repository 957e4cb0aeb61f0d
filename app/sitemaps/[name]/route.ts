import { getServerSideSitemap, type ISitemapField } from 'next-sitemap';
import { isNotFound } from '@/lib/api/failure';
import { cached } from '@/lib/cache/cached';
import { env } from '@/lib/env/env';
import { sitemapFields } from '@/lib/seo/sitemap';
import { orUnavailable } from '@/lib/seo/sitemap-answer';
import { isServed } from '@/lib/sites/sites';

export const dynamic = 'force-dynamic';

const oneHourMs = 3_600_000;
/** A crawler has more patience than a visitor; what takes longer is there when it comes again. */
const waitMs = 4000;
const files = cached<string, ISitemapField[] | null>((name) => sitemapFields(name, env().publicUrl.origin), {
  freshMs: oneHourMs,
  waitMs,
});

async function file(name: string): Promise<Response> {
  try {
    const fields = await files.get(name);
    return fields ? await getServerSideSitemap(fields) : new Response(null, { status: 404 });
  } catch (error) {
    // A category that is gone has no products to list.
    if (isNotFound(error)) return new Response(null, { status: 404 });
    throw error;
  }
}

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const [, name = '', code = ''] = /^(([\w-]+)-(?:pages|C\d{1,9}))\.xml$/.exec((await params).name) ?? [];
  return isServed(code) ? orUnavailable(file(name)) : new Response(null, { status: 404 });
}
