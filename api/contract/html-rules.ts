/**
 * What the page builder's texts may hold, for the API, which cleans what it stores, and for the storefront, which cleans
 * what it is given, by whatever API. Options of `sanitize-html`, without it: nothing else may pass, as a stored script
 * would run.
 */
export const htmlRules = {
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
};

/** The attributes of a link. @param toHref where it leads on the page, given where it leads in the text */
export function linkAttributes(href: string, toHref = (path: string) => path): Record<string, string> {
  return { href: toHref(href), ...(href.startsWith('https:') ? { rel: 'noopener' } : {}) };
}
