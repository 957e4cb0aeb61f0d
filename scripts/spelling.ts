// `npm run spelling`: words that neither a dictionary nor config/spelling knows, sentences of another language than
// the one they stand for, and plain blanks where a language wants one that does not break. Fails where there is one.
// `npm run spelling -- "nl:Een zin"` looks at that sentence instead of the texts of the shop.
import { languages } from '../messages/languages.ts';
import { findForeign } from './texts/foreign.ts';
import { findLooseSpaces } from './texts/loose-spaces.ts';
import { readShopTexts } from './texts/shop-texts.ts';
import { findMistakes } from './texts/spelling.ts';

const asked = process.argv
  .slice(2)
  .flatMap((sentence) =>
    languages
      .filter((language) => sentence.startsWith(`${language}:`))
      .map((language) => ({ language, text: sentence.slice(language.length + 1), file: 'asked' })),
  );
const texts = asked.length > 0 ? asked : readShopTexts();
const mistakes = await findMistakes(texts);
const foreign = findForeign(texts);
const loose = findLooseSpaces(texts);
for (const { language, word, file } of mistakes) console.error(`${language} ${word} (${file})`);
for (const { language, text, file } of foreign) console.error(`not ${language}: ${text} (${file})`);
for (const { language, text, file } of loose)
  console.error(`${language} wants a space that does not break: ${text} (${file})`);
process.exitCode = mistakes.length + foreign.length + loose.length > 0 ? 1 : 0;
