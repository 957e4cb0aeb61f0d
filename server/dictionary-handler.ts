import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dictionaries } from './dictionaries.ts';
import { bodyIn, chooseEncoding } from './page.ts';

const area = /^\/([^/?%]+)\/dictionary\//;

export function isDictionaryRequest({ url = '' }: IncomingMessage): boolean {
  return area.test(url);
}

/** Sends the dictionary of a site, which browsers that know of such ask for when they have nothing else to do. */
export function createDictionaryHandler(dictionaries: Dictionaries) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '', method, headers } = request;
    const made = dictionaries.find(url);
    if (made?.address !== url) {
      response.writeHead(404, { 'cache-control': 'no-store', 'content-length': '0' }).end();
      return;
    }
    const [, site = ''] = area.exec(url) ?? [];
    const encoding = chooseEncoding(headers['accept-encoding']);
    const body = bodyIn(made, encoding);
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'public, max-age=2592000, immutable',
      'use-as-dictionary': `match="/${site}*", match-dest=("document" "script")`,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    response.end(method === 'HEAD' ? undefined : body);
  };
}
