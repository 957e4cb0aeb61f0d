import { clientIpHeader } from '@/api/contract/transport';
import { embeddedApi } from '@/lib/api/embedded';
import { forwardToApi } from '@/lib/api/forward';
import { ownAnswer } from '@/lib/api/own-answer';
import { ownState } from '@/lib/api/own-state';
import { env } from '@/lib/env/env';

/** Next does not tell who calls: to the limits all callers are one, and none may say that he is the shop itself. */
function withoutAddress(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(clientIpHeader, 'unknown');
  return new Request(request, { headers });
}

/** The API under plain `next start` (`server.mjs` answers /api/* before Next), and the way to another one. */
async function handle(request: Request): Promise<Response> {
  const { apiUrl } = env();
  if (apiUrl) return ownState(request) ?? forwardToApi(request, apiUrl);
  return embeddedApi()?.fetch(withoutAddress(request)) ?? ownAnswer(request, 'unavailable');
}

export { handle as DELETE, handle as GET, handle as HEAD, handle as OPTIONS, handle as POST, handle as PUT };
export const dynamic = 'force-dynamic';
