import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Language } from '../contract/sites.ts';

const style = `
:root { color-scheme: light }
body { margin: 0; background: #fbf9f6; color: #1e1b18; font: 1.0625rem/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 32rem; margin: 0 auto; padding: 2.5rem 1.25rem }
main.wide { max-width: 80rem }
h1 { font: 400 2rem/1.25 Georgia, serif; margin: 0 0 1rem }
p { margin: 0 0 1.5rem }
.shop { color: #6b635a; margin: 0 0 .5rem }
a { color: #2f5d46 }
table { border-collapse: collapse; width: 100%; background: #fff }
caption { text-align: left; color: #6b635a; padding: 0 0 .5rem }
th, td { text-align: left; padding: .5rem .75rem; border-bottom: 1px solid #e4dacd; overflow-wrap: anywhere }
button, a.button { display: inline-block; box-sizing: border-box; min-height: 3rem; padding: .65rem 1.5rem;
  border: 2px solid #2f5d46; border-radius: .5rem; background: #2f5d46; color: #fff; font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer }
button:focus-visible, a:focus-visible { outline: 3px solid #1e1b18; outline-offset: 2px }
`;

/** Nothing may run or load; a form may only come back to this host. */
function cspWith(styles: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export type Html = ReturnType<typeof html>;

/**
 * A small page of the API itself, complete without JavaScript. `ownStyle` is CSS that only this page needs.
 */
export async function htmlPage({
  language,
  title,
  body,
  status = 200,
  isWide = false,
  ownStyle = '',
}: {
  language: Language;
  title: string;
  body: Html;
  status?: number;
  isWide?: boolean;
  ownStyle?: string;
}): Promise<Response> {
  const styles = style + ownStyle;
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
