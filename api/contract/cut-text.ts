/** The beginning of a text. A sign beyond U+FFFF counts two and is never cut apart: half of one cannot be stored. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return cut.length < text.length ? cut.replace(/[\ud800-\udbff]$/, '') : cut;
}
