import { loadSlot } from '@/lib/content/slot-loader';
import { readDocument } from '@/lib/routes/template-document';
import { isServed } from '@/lib/sites/sites';

export const dynamic = 'force-dynamic';

type Params = { site: string; document: string; alias: string; slot: string };

/** Kept and renewed by the page cache of `server/`, as pages are. Nobody should find it. */
const headers = { 'cache-control': 's-maxage=300', 'x-robots-tag': 'noindex' };

/** What a slot shows, for the browser that draws it once it has come into view. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { site, document, alias, slot: id } = await params;
  const device = readDocument(document)?.device;
  const slot = device && isServed(site) ? await loadSlot(site, { device, alias, id }) : null;
  return slot ? Response.json(slot, { headers }) : new Response(null, { status: 404 });
}
