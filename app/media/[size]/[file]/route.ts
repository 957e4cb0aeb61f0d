import { join } from 'node:path';
import { createPictureStore, pictureHeaders } from '@/lib/pictures/picture-store';

const read = createPictureStore(join(process.cwd(), 'public/media'), 32 * 1024 * 1024);

type Context = { params: Promise<{ size: string; file: string }> };

/** Pictures in a size for development and plain `next start`; server.mjs answers them itself. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { size, file } = await params;
  const picture = await read(size, file, request.headers.get('accept') ?? '');
  if (picture === 'refused') return new Response(null, { status: 400 });
  if (picture === 'missing') return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture.body), { headers: pictureHeaders(picture) });
}
