import { readFile } from 'node:fs/promises';
import { noticeNamed } from '@/config/notices/notices';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ file: string }> };

/** An official graphic byte by byte as the owner has put it there: no size, crop or format of ours. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const notice = noticeNamed((await params).file);
  if (!notice) return new Response(null, { status: 404 });
  const headers = { 'content-type': notice.type, 'cache-control': 'public, max-age=86400' };
  return new Response(new Uint8Array(await readFile(notice.file)), { headers });
}
