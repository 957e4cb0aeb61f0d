import sanitizeHtml from 'sanitize-html';

/**
 * Text of the page builder, reduced to what it may hold: the API cleans what it stores and answers, the storefront what
 * it is given, by whatever API. The page's CSP trusts every inline script in the HTML it hashes, so a stored script would
 * run: nothing else may pass here.
 * @param toHref where a link leads on the page, given where it leads in the text
 */
export function cleanHtml(html: string, toHref = (href: string) => href): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'p', 'br', 'ul', 'ol', 'li', 'a', 'strong', 'em'],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'rel'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href: toHref(href), ...(href.startsWith('https:') ? { rel: 'noopener' } : {}) },
      }),
    },
  });
}
