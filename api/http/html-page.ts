import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '../contract/sites.ts';
import { pageStyle } from './page-style.ts';

/** Nothing may run or be fetched: the letters are in the page. A form may only come back to this host. */
function cspWith(styles: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    'font-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export type Html = ReturnType<typeof html>;

/** The name of the shop with its leaf, which leads there. @param home path of its first page */
export const shopHeader = ({ home, name }: { home: string; name: string }): Html =>
  html`<header><a href="${home}"><svg aria-hidden="true" viewBox="0 0 32 32"><path fill="#2f5d46" d="M4.6 28.6c-.9-6.3-.6-12 2.2-16.2C10 7.6 15.4 4.4 20.6 5.2c1.3.2 2.3.8 3 1.6 1.9.5 3.3 1.9 3.7 4.1.9 5-2.3 10.5-7.4 13.7-4.3 2.7-9.8 3.4-15.3 4Z"/><path fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round" d="M4.6 28.6 23.2 8.6M11.6 21l-.9-6.6M16 16.3l-.4-6M13.8 18.7l6.3.3M18.3 13.9l5.2.2"/><path stroke="#2f5d46" stroke-width="1.8" stroke-linecap="round" d="m23.4 8.4 4.8-5.2"/></svg>${name}</a></header>`;

/**
 * A small page of the API itself, complete without JavaScript. `ownStyle` is CSS that only this page needs.
 */
export async function htmlPage({
  language,
  title,
  header,
  body,
  status = 200,
  isWide = false,
  ownStyle = '',
}: {
  language: Language;
  title: string;
  /** Above it all: whose page it is. */
  header?: Html;
  body: Html;
  status?: number;
  isWide?: boolean;
  ownStyle?: string;
}): Promise<Response> {
  const styles = pageStyle(language) + ownStyle;
  const page = await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(styles)}</style>
</head>
<body>
${header ?? ''}
<main${isWide && raw(' class="wide"')}>
${body}
</main>
</body>
</html>
`;
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': cspWith(styles),
      'x-robots-tag': 'noindex',
    },
  });
}
