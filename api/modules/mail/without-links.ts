/** Full stops of every script that names of hosts are written with. */
const dot = '[.。．｡․﹒]';
/** Accents and vowels that stand behind their letter, and what nobody sees within a name; of that a word joiner alone parts it. */
const behind = String.raw`\p{M}\u00ad\u200b-\u200d`;
const patterns = [
  // Any scheme, so that addresses in numbers are known by it too: http://3232235777, http://[::1].
  String.raw`[a-z][a-z0-9+.-]{0,30}:\/\/\S*`,
  String.raw`\b(?:mailto|tel|sms|skype|whatsapp|javascript|data):\S+`,
  String.raw`(?<![\d.])\d{1,3}(?:${dot}\d{1,3}){3}(?!${dot}?\d)(?::\d+)?(?:[/?#]\S*)?`,
  String.raw`(?:[\p{L}\p{N}${behind}_-]+${dot})+(?:xn--[a-z0-9-]+|\p{L}[\p{L}${behind}]+)(?::\d+)?(?:[/?#]\S*)?`,
];
const link = new RegExp(patterns.join('|'), 'giu');

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
  return text.replace(link, (found) => found.replace(/[.。．｡․﹒:/]/g, '\u2060$&\u2060'));
}
