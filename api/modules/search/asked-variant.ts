import { apiTexts } from '../../../messages/api.ts';
import type { RequestContext } from '../../request-context.ts';
import type { Services } from '../../services.ts';
import type { CardVariant } from '../product/card-rows.ts';
import type { VariantPoints } from '../product/choose-variant.ts';
import { pickText } from '../product/localise.ts';
import type { Lexemes } from './lexemes.ts';
import { alternativesOf } from './words.ts';

/** A word itself says more than another one for it: `grijs` is grey before it is charcoal. */
const itself = 1;
const synonym = 0.5;

/** How much of what was asked for a text says: each word counts once. */
function pointsOf(
  asked: readonly (readonly string[])[][],
  text: Lexemes,
  read: ReadonlyMap<string, Lexemes>,
): number {
  const isSaid = (part: string) => {
    const lexemes = [...(read.get(part) ?? [])];
    return lexemes.length > 0 && lexemes.every((lexeme) => text.has(lexeme));
  };
  let points = 0;
  for (const alternatives of asked) {
    const found = alternatives.findIndex((parts) => parts.every(isSaid));
    if (found >= 0) points += found === 0 ? itself : synonym;
  }
  return points;
}

/**
 * How well each of some variants answers the words of a search: by its own name with its choices, and once more by
 * the family of its colour, so that for `wit` what is white comes before what is called white oak.
 */
export function askedFor(
  { catalogue }: Services,
  { language }: RequestContext,
  words: readonly string[],
): VariantPoints {
  return async (variants) => {
    const rules = apiTexts[language].search;
    const asked = words.map((word) => alternativesOf(word, rules));
    const [options, values] = await Promise.all([catalogue.optionValues(), catalogue.facetValues()]);
    const families = new Map(values.colour.map(({ value, title }) => [value, pickText(title, language)]));
    const textsOf = (variant: CardVariant) => {
      const chosen = Object.entries(variant.options).flatMap(
        ([option, value]) => options.get(`${option}:${value}`) ?? [],
      );
      const own = [variant.title, ...chosen.map(({ title }) => title)].map((text) =>
        pickText(text, language),
      );
      const family = chosen.flatMap((choice) => (choice.family && families.get(choice.family)) || []);
      return { id: variant.id, own, family };
    };
    const texts = variants.map(textsOf);
    const read = await catalogue.lexemes(language, [
      ...asked.flat(2),
      ...texts.flatMap(({ own, family }) => [...own, ...family]),
    ]);
    const lexemesOf = (all: readonly string[]) => new Set(all.flatMap((text) => [...(read.get(text) ?? [])]));
    return new Map(
      texts.map(({ id, own, family }) => [
        id,
        pointsOf(asked, lexemesOf(own), read) + pointsOf(asked, lexemesOf(family), read),
      ]),
    );
  };
}
