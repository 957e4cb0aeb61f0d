import { writeLlmsText } from '@/lib/seo/llms-text';
import { orUnavailable } from '@/lib/seo/sitemap-answer';

export const dynamic = 'force-dynamic';

async function answer(): Promise<Response> {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  return new Response(await writeLlmsText(), { headers });
}

export function GET(): Promise<Response> {
  return orUnavailable(answer());
}
