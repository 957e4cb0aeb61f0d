/** Endings of cases and genders without their accents, longest first. */
const endings = [
  ...['ami', 'emi', 'imi', 'ymi', 'ech', 'ach', 'ich', 'ych', 'eho', 'iho', 'emu', 'imu'],
  ...['em', 'im', 'ym', 'um', 'am', 'ou', 'mi'],
  ...['a', 'e', 'i', 'o', 'u', 'y'],
];
const minStem = 3;
/** What is shorter would lose its only vowel: `len`, `dek`. */
const minFleeting = 5;

/** Words whose vowel changes within. */
const changed: Readonly<Record<string, string>> = { stul: 'stol', kun: 'kon' };

function withoutEnding(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minStem);
  return ending ? word.slice(0, -ending.length) : word;
}

/** `pohovek` and `pohovka`, `koberec` and `koberce`, `zrcadel` and `zrcadlo`. */
function withoutFleetingVowel(stem: string): string {
  return stem.length < minFleeting ? stem : stem.replace(/e([cklnrv])$/, '$1');
}

/**
 * What all forms of a Czech word have in common; PostgreSQL knows no Czech.
 * @param word in lower case, without accents
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  const plain = withoutFleetingVowel(withoutEnding(changed[word] ?? word));
  // `lavice` has a c everywhere, `pohovce` has one only there: both get a k.
  return plain.replace(/c$/, 'k');
}
