import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPagePath, rootFiles } from '../lib/routes/page-addresses.ts';
import { findEdition } from '../sites/editions.ts';

/** What programs of other shops, backups and settings are called. */
const foreignEnding =
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|env|ini|conf|config|sql|sqlite|bak|old|orig|swp|log|ya?ml|toml|zip|rar|7z|tar|t?gz)$/i;
const anyEnding = /\.\w{2,12}$/;
/** `/.env`, `/.git/config`, `/.well-known/security.txt` */
const hidden = /(?:^|\/)\.[^/]/;

/**
 * Whether an address is none that this shop ever had, but one that scanners try everywhere: hidden files, and files where
 * no such file lies. A page of a site that somebody has mistyped (`/nl/banken.html`) is answered as a page.
 * @param files what lies in `public/`
 */
export function isGuess({ url = '/' }: IncomingMessage, files: ReadonlySet<string>): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  if (hidden.test(path) || foreignEnding.test(path)) return true;
  const isRootFile = !path.slice(1).includes('/');
  const mayBeFile = isRootFile || isPagePath(path);
  if (!mayBeFile || !anyEnding.test(path)) return false;
  return findEdition(path.split('/')[1] ?? '') === undefined && !files.has(path) && !rootFiles.includes(path);
}

const text = 'Not found\n';

/** At once, and small: nothing is rendered, and no turn is taken. */
export function sendMissing({ method }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(404, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(text.length),
    'cache-control': 'public, max-age=3600',
    'x-robots-tag': 'noindex',
  });
  response.end(method === 'HEAD' ? undefined : text);
}
