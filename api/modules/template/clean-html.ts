import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(href.startsWith('https:') && { rel: 'noopener' }) },
    }),
  },
};

/**
 * The HTML of a template, reduced to text markup. The page's CSP trusts every inline script in the HTML it hashes, so
 * a stored script would run: nothing else may pass here.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}
