import { embeddedApi } from '@/lib/api/embedded';

/** Where the API answers under plain `next start`; `server.mjs` answers /api/* before Next sees it. */
async function handle(request: Request): Promise<Response> {
  const api = embeddedApi();
  if (api) return api.fetch(request);
  return Response.json({ code: 'unavailable', message: '', requestId: '' }, { status: 503 });
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as OPTIONS, handle as POST, handle as PUT };
export const dynamic = 'force-dynamic';
