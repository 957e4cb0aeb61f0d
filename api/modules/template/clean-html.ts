import sanitizeHtml from 'sanitize-html';

/** Slug of a heading's text, for links to it: `Uw geld terug` → `uw-geld-terug`. */
function headingId(text: string): string {
  return text
    .replaceAll(/<[^>]*>|&[a-z]+;|&#\d+;/g, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

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
 * The HTML of a template, reduced to text markup, with an id on each h2 for the table of contents. The page's CSP
 * trusts every inline script in the HTML it hashes, so a stored script would run: nothing else may pass here.
 */
export function cleanHtml(html: string): string {
  const used = new Map<string, number>();
  return sanitizeHtml(html, options).replaceAll(/<h2>(.*?)<\/h2>/gs, (heading, text: string) => {
    const id = headingId(text);
    if (!id) return heading;
    const times = (used.get(id) ?? 0) + 1;
    used.set(id, times);
    return `<h2 id="${times === 1 ? id : `${id}-${times}`}">${text}</h2>`;
  });
}
