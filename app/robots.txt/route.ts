import { env } from '@/lib/env/env';
import { personalAreas } from '@/lib/routes/personal-areas';
import { servedEditions, servedSites } from '@/lib/sites/sites';

export const dynamic = 'force-dynamic';

/** Filtered listings stay open: they say noindex themselves, which must be read. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    ...servedEditions().flatMap(({ code }) => personalAreas.map((area) => `Disallow: /${code}/${area}`)),
    'Disallow: /api/',
    ...servedSites().map(({ code }) => `Allow: /api/${code}/feeds/`),
    `Sitemap: ${new URL('/sitemap.xml', env().publicUrl).href}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
