const link = /(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?/giu;

/**
 * The text without anything a mail program would make a link of. The copy of a contact form goes to an address that
 * nobody has proven to be theirs; without links it is of no use for sending advertisements in the shop's name.
 */
export function withoutLinks(text: string, instead: string): string {
  return text.replace(link, instead);
}

/**
 * The same text with nothing in it that a mail program would make a link of: a word joiner (U+2060), which nobody sees,
 * parts what it would recognise. For what belongs to a contract and must be repeated as it was written.
 */
export function unlinked(text: string): string {
  return text.replace(link, (found) => found.replace(/[.:/]/g, '$&\u2060'));
}
