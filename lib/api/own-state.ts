const states: Readonly<Record<string, string>> = { '/api/health': 'ok', '/api/ready': 'ready' };

/**
 * How this process fares, which is not how the API behind `API_URL` does: while that is away the shop still answers
 * from its cache, and must be neither restarted nor taken out of service. Null for every other address.
 */
export function ownState(request: Request): Response | null {
  const { pathname } = new URL(request.url);
  const state = Object.hasOwn(states, pathname) ? states[pathname] : undefined;
  if (state !== undefined)
    return Response.json({ status: state }, { headers: { 'cache-control': 'no-store' } });
  // The numbers of another process, which takes us for the machine it runs on.
  return pathname === '/api/metrics' ? new Response(null, { status: 404 }) : null;
}
