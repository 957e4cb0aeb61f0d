import sanitizeHtml from 'sanitize-html';
import { htmlRules, linkAttributes } from '../../contract/html-rules.ts';

/**
 * The HTML of a template, reduced to text markup. The page's CSP trusts every inline script in the HTML it hashes, so
 * a stored script would run: nothing else may pass here.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    ...htmlRules,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
    },
  });
}
