/** Endings of number, possession and case without their dots and cedillas. They follow one another: `kanepe-ler-i-nden`. */
const endings = [
  ...['lar', 'ler', 'dan', 'den', 'tan', 'ten', 'nin', 'nun', 'yla', 'yle'],
  ...[
    'si',
    'su',
    'li',
    'lu',
    'da',
    'de',
    'ta',
    'te',
    'yi',
    'yu',
    'ya',
    'ye',
    'na',
    'ne',
    'ni',
    'nu',
    'in',
    'un',
  ],
  ...['i', 'u', 'a', 'e'],
];
/** `hali`, `deri` and `mese` end in a letter of their own. */
const leastLetters = (ending: string) => (ending.length === 1 ? 4 : 3);
/** As the word ends when nothing follows: `dolabı` is a `dolap`, `kâğıdı` a `kâğıt`, `koltuğu` a `koltuk`. */
const hard: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' };

function withoutEndings(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= leastLetters(one));
  return ending ? withoutEndings(word.slice(0, -ending.length)) : word;
}

/**
 * What all forms of a Turkish word have in common; PostgreSQL knows Turkish only with its dots and cedillas, which
 * shoppers leave out.
 * @param word in lower case, without accents
 */
export function stem(word: string): string {
  return /\d/.test(word) ? word : withoutEndings(word).replace(/[bdg]$/, (last) => hard[last] ?? last);
}
