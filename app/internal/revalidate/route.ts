import { timingSafeEqual } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { secretHeader } from '@/lib/cache/publish-changes';
import { pagesOfTags } from '@/lib/cache/tags';
import { env } from '@/lib/env/env';

function isAllowed(given: string | null): boolean {
  const secret = env().internalSecret;
  if (!secret || !given) return false;
  const [expected, actual] = [Buffer.from(secret), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function readTags(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || !('tags' in body) || !Array.isArray(body.tags)) return [];
  return body.tags.filter((tag: unknown) => typeof tag === 'string');
}

/** Renders the pages of changed tags again. Called by this process itself; to others it does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!isAllowed(request.headers.get(secretHeader))) return new Response(null, { status: 404 });
  const pages = pagesOfTags(readTags(await request.json()));
  for (const { kind, path } of pages) {
    if (kind === 'pattern') revalidatePath(path, 'page');
    else revalidatePath(path);
  }
  return Response.json({ pages: pages.length });
}
