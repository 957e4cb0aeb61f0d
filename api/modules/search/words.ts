import type { SearchLanguage } from '../../../languages/shape/search.ts';

/** Lower case, without accents, letters in disguise (`𝓑`, `ﬁ`) as plain ones, sizes such as `160×200` as two numbers. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/(\d)\s*[x×]\s*(?=\d)/g, '$1 ')
    .replace(/(\d)(?=\p{L})/gu, '$1 ');
}

/** The words of a text: letters and digits only, so that nothing of it means anything to a query language. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const maxParts = 4;

/** The parts a compound is made of in their basic form; empty when it is no compound of known parts. */
export function splitCompound(word: string, language: SearchLanguage): string[] {
  const { parts, endings, linkingLetters, changedStems } = language;
  const basic = (part: string) => changedStems.get(part) ?? part;
  const lastPart = (rest: string): string | undefined => {
    for (const ending of endings) {
      if (!rest.endsWith(ending)) continue;
      const stem = rest.slice(0, rest.length - ending.length);
      if (parts.has(stem)) return basic(stem);
    }
    return undefined;
  };
  const split = (rest: string, depth: number): string[] | undefined => {
    const last = lastPart(rest);
    if (last !== undefined) return [last];
    if (depth >= maxParts) return undefined;
    // Longest first, so that `eettafel…` is not cut at a shorter part by chance.
    for (let end = rest.length - 2; end >= 2; end -= 1) {
      const part = rest.slice(0, end);
      if (!parts.has(part)) continue;
      for (const letters of linkingLetters) {
        if (!rest.startsWith(letters, end)) continue;
        const others = split(rest.slice(end + letters.length), depth + 1);
        if (others) return [basic(part), ...others];
      }
    }
    return undefined;
  };
  const found = split(word, 1);
  // A known part by itself may still be a compound of shorter ones, which is of no use to a shopper.
  return found && found.length > 1 ? found : [];
}

type SynonymTable = ReadonlyMap<string, readonly (readonly string[])[]>;
const tables = new WeakMap<SearchLanguage, SynonymTable>();

function synonymTable(language: SearchLanguage): SynonymTable {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, (readonly string[])[]>();
  for (const group of language.synonyms) {
    for (const entry of group) {
      const others = group.filter((other) => other !== entry).map((other) => other.split(' '));
      table.set(entry, [...(table.get(entry) ?? []), ...others]);
    }
  }
  tables.set(language, table);
  return table;
}

/** Everything a typed word may stand for; the words of one alternative must all occur. The first is the word itself. */
export function alternativesOf(word: string, language: SearchLanguage): string[][] {
  const table = synonymTable(language);
  const singular = language.endings
    .filter((ending) => ending !== '' && word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length));
  const key = [word, language.changedStems.get(word) ?? '', ...singular].find((form) => table.has(form));
  const parts = splitCompound(word, language);
  const alternatives = [[word], ...(parts.length > 0 ? [parts] : [])];
  for (const words of key ? (table.get(key) ?? []) : []) alternatives.push([...words]);
  return alternatives;
}
