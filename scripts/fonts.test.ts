import { readFileSync } from 'node:fs';
import { frequentLetters } from './fonts';

jest.mock('subset-font', () => jest.fn());

/** In words too rare for the first load, or no letters at all. */
const rare = /[\n\t<>{}[\]_$#=ÀÈŒ\u2060]/;

describe('The letters that are preloaded', () => {
  it.each(['nl', 'de', 'en', 'fr'])('write the texts of %s', (language) => {
    const texts = ['interface', 'late']
      .map((file) => readFileSync(`messages/${language}/${file}.json`, 'utf8'))
      .join('');
    const missing = [...new Set(texts)].filter((letter) => !frequentLetters.includes(letter));
    expect(missing.filter((letter) => !rare.test(letter))).toEqual([]);
  });
});
