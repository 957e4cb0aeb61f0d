import type { ColourFamily } from './facets.ts';
import { inEachLanguage, type Named } from './named.ts';

/**
 * One choice of cover, finish or wood. `phrase` is how a title says it ("Oslo 3-zitsbank, zandkleurig linnen");
 * `priceFactor` relates the price to the plain choice of the same kind.
 */
export type OptionSeed = {
  title: Named;
  phrase: Named;
  swatch: string;
  family: ColourFamily;
  priceFactor: number;
};

/** Its title is the phrase with a capital, but for Dutch and English, which have words of their own for a list. */
export function choice(
  family: ColourFamily,
  swatch: string,
  [nl, en]: readonly [nl: string, en: string],
  phrase: Named,
  priceFactor = 1,
): OptionSeed {
  const capitalised = inEachLanguage(
    (language) => phrase[language].charAt(0).toLocaleUpperCase(language) + phrase[language].slice(1),
  );
  return { title: { ...capitalised, nl, en }, phrase, swatch, family, priceFactor };
}
