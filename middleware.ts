import { type NextRequest, NextResponse } from 'next/server';
import { provideMissingCheck } from '@/lib/middleware/missing-check';
import { createShop } from '@/lib/middleware/shop';
import { decide } from '@/lib/middleware/steps';
import type { Shop, StepResult } from '@/lib/middleware/types';
import { toVisit } from '@/lib/middleware/visit';
import { roleCookie, tagsHeader } from '@/lib/routes/header-names';
import { webViewParameter } from '@/lib/routes/web-view-script';

let shop: Shop | undefined;

/** As everybody is answered: who asks makes no difference to an address that nothing has. */
async function isMissing(url: string): Promise<boolean> {
  const { pathname, searchParams: query } = new URL(url, 'http://localhost');
  const visit = toVisit({ pathname, query, header: () => null, role: undefined });
  if ('kind' in visit) return false;
  shop ??= createShop();
  const outcome = await decide(visit, shop);
  return outcome.kind === 'rewrite' && outcome.status === 404;
}
provideMissingCheck(isMissing);

function respond(outcome: StepResult, request: NextRequest): NextResponse {
  if (outcome.kind === 'pass') return NextResponse.next({ headers: new Headers(outcome.headers) });
  const url = new URL(outcome.to, request.nextUrl.origin);
  if (outcome.kind === 'redirect') {
    const webView = request.nextUrl.searchParams.get(webViewParameter);
    if (webView !== null) url.searchParams.set(webViewParameter, webView);
    return NextResponse.redirect(url, outcome.status);
  }
  const headers = new Headers(outcome.headers);
  // Read and removed by the page cache of server.mjs.
  if (outcome.tags && outcome.tags.length > 0) headers.set(tagsHeader, outcome.tags.join(' '));
  return NextResponse.rewrite(url, { status: outcome.status ?? 200, headers });
}

/** Maps public addresses to internal ones (docs/architecture.md, "Addresses"). It routes and never authorises. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const visit = toVisit({
    pathname: request.nextUrl.pathname,
    query: request.nextUrl.searchParams,
    header: (name) => request.headers.get(name),
    role: request.cookies.get(roleCookie)?.value,
  });
  if ('kind' in visit) return respond(visit, request);
  shop ??= createShop();
  return respond(await decide(visit, shop), request);
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    // `seenByMiddleware` (lib/routes/page-addresses.ts) in full: the build reads it without running it.
    '/((?!api/|internal/revalidate$|_next/(?:static|image)|media/(?:[^/]+/)?[^/]+\\.\\w+$|sitemaps/[^/]+$|share/[^/]+/[^/]+/[^/]+$|notices/[^/]+$|[\\w.-]+\\.(?:ico|png|svg|xml|txt|webmanifest)$).*)',
  ],
};
