import list from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** The list writes bytes that no text can hold as `\\x0B`; with them decoded it is a case of its own. */
const decoded = (text: string) =>
  text.replace(/(?:\\x[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('\\x', ''), 'hex').toString('utf8'),
  );

const isHtml = (text: string) => /<|javascript:|\bon\w+=/i.test(text);

/** What others have collected to get HTML or a script past a filter. */
export const hostileHtml: readonly string[] = [
  ...new Set(list.filter(isHtml).flatMap((text) => [text, decoded(text)])),
];
