import { isApiFailure } from '@/lib/api/failure';
import { readChoice } from '@/lib/preview/choice';
import { loadPreview } from '@/lib/preview/load-preview';
import { isServed } from '@/lib/sites/sites';

export const dynamic = 'force-dynamic';

const refuse = (status: number) => new Response(null, { status });

/** What the frame of the preview draws. The API decides by the token who may see it. */
export async function GET(request: Request, { params }: { params: Promise<{ site: string }> }) {
  const { site } = await params;
  const [, token] = /^Bearer ([\w.-]+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!token) return refuse(401);
  if (!isServed(site)) return refuse(404);
  try {
    return Response.json(await loadPreview(site, readChoice(new URL(request.url).searchParams), token));
  } catch (error) {
    if (isApiFailure(error) && error.status >= 400 && error.status < 500) return refuse(error.status);
    console.error('preview: a version could not be shown', error);
    return refuse(503);
  }
}
