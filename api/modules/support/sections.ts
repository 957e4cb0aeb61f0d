import sanitizeHtml from 'sanitize-html';

/** As much as is read in a chat; the page has all of it. */
const mostLetters = 400;

function toPlainText(html: string): string {
  const spaced = html.replace(/<\/(?:p|li|td|th|h3)>/g, ' ');
  return sanitizeHtml(spaced, { allowedTags: [], parser: { decodeEntities: true } })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whole sentences as long as they fit. */
function shorten(text: string): string {
  if (text.length <= mostLetters) return text;
  const cut = text.slice(0, mostLetters);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('? '), cut.lastIndexOf('! '));
  return end > 0 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

/** The parts of a policy under their headings, as plain text; what stands before the first heading is left out. */
export function sectionsOf(html: string): { title: string; text: string }[] {
  return html
    .split(/<h2\b[^>]*>/)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('</h2>');
      return { title: toPlainText(title), text: shorten(toPlainText(rest.join(' '))) };
    })
    .filter(({ title, text }) => title !== '' && text !== '');
}
