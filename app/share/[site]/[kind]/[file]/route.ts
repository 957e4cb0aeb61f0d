import { isOutage } from '@/lib/api/failure';
import { readSharePicture } from '@/lib/share-picture/share-pictures';
import { isServed } from '@/lib/sites/sites';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; kind: string; file: string }> };

/** The picture of a page where it is shared. It takes its turn among the pages, and its address is all it draws from. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site, kind, file } = await params;
  try {
    const picture = isServed(site) ? await readSharePicture(site, kind, file) : null;
    if (!picture) return new Response(null, { status: 404 });
    const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' };
    return new Response(new Uint8Array(picture), { headers });
  } catch (error) {
    if (!isOutage(error)) throw error;
    const headers = { 'retry-after': '60', 'cache-control': 'no-store' };
    return new Response(null, { status: 503, headers });
  }
}
