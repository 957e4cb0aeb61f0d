import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '../api/http/has-body.ts';
import { revalidatePath } from '../lib/cache/publish-changes.ts';

const apiPath = /^\/api(?:[/?]|$)/;

export function isApiRequest({ url = '' }: IncomingMessage): boolean {
  return apiPath.test(url);
}

function answer(response: ServerResponse, status: number, headers: Record<string, string> = {}): true {
  response.writeHead(status, { ...headers, connection: 'close', 'content-length': '0' }).end();
  return true;
}

/**
 * Answers what nothing here serves, before Next sees it. Next renders a page for any method, after keeping up to 10 MB
 * of its body (also of a GET, where a body means nothing), and takes targets meant for a proxy
 * (`GET http://elsewhere/`, `OPTIONS *`) for paths.
 * @returns whether the request has been answered
 */
export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', method } = request;
  if (!url.startsWith('/')) return answer(response, 400);
  if (isApiRequest(request)) return false;
  if (method === 'GET' || method === 'HEAD') return hasBody(request) && answer(response, 400);
  if (method === 'POST' && url === revalidatePath) return false;
  return answer(response, 405, { allow: 'GET, HEAD' });
}
