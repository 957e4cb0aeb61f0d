// `npm run spelling`: words that neither a dictionary nor config/spelling knows, and sentences of another language than
// the one they stand for. Fails where there is one.
// `npm run spelling -- "nl:Een zin"` looks at that sentence instead of the texts of the shop.
import { languages } from '../languages/languages.ts';
import { findForeign } from './texts/foreign.ts';
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
for (const { language, word, file } of mistakes) console.error(`${language} ${word} (${file})`);
for (const { language, text, file } of foreign) console.error(`not ${language}: ${text} (${file})`);
process.exitCode = mistakes.length + foreign.length > 0 ? 1 : 0;
