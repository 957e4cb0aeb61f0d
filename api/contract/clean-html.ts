import sanitizeHtml from 'sanitize-html';

const allowed = {
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

/** Where a link of a text may lead: a page of the site, a place on this one, a website, a person. */
const linkPattern = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s\\]*$/;

/**
 * Text of the page builder, reduced to what it may hold: the API cleans what it stores and answers, the storefront what
 * it is given, by whatever API. A page's policy lets only the shop's own scripts run (`server/own-scripts.ts`), but keeps
 * away no form, picture or link that somebody stores: nothing else may pass here.
 * @param toHref where a link leads on the page, given where it leads in the text
 */
export function cleanHtml(html: string, toHref = (href: string) => href): string {
  return sanitizeHtml(html, {
    ...allowed,
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: linkPattern.test(href)
          ? { href: toHref(href), ...(href.startsWith('https:') ? { rel: 'noopener' } : {}) }
          : {},
      }),
    },
  });
}

/** Tags and attributes as they stand in the text: `p`, `p onclick`. */
function markupOf(html: string): string[] {
  const found: string[] = [];
  const note = (tagName: string, attribs: Record<string, string>) => {
    found.push(tagName, ...Object.keys(attribs).map((name) => `${tagName} ${name}`));
    return { tagName, attribs };
  };
  sanitizeHtml(html, { ...allowed, transformTags: { '*': note } });
  return found;
}

/** What `cleanHtml` would take away: tags and attributes, each once. */
export function lostMarkup(html: string): string[] {
  const kept = markupOf(cleanHtml(html));
  const lost = markupOf(html).filter((one) => {
    const at = kept.indexOf(one);
    if (at !== -1) kept.splice(at, 1);
    return at === -1;
  });
  return [...new Set(lost)];
}
