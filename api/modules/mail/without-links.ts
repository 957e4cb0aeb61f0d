const link = /(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?/giu;

/**
 * The text without anything a mail program would make a link of. The copy of a contact form goes to an address that
 * nobody has proven to be theirs; without links it is of no use for sending advertisements in the shop's name.
 */
export function withoutLinks(text: string, instead: string): string {
  return text.replace(link, instead);
}
