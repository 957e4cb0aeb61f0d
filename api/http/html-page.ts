import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { leafSvg } from '../../config/leaf.ts';
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
  html`<header><a href="${home}"><svg aria-hidden="true" viewBox="0 0 32 32">${raw(leafSvg('#2f5d46', '#fff'))}</svg>${name}</a></header>`;

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
