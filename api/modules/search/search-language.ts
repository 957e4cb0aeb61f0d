import type { Language } from '../../contract/sites.ts';
import { dutch } from './dutch.ts';
import type { NumberWords, SearchLanguage } from './language-rules.ts';

export type { NumberWords, SearchLanguage } from './language-rules.ts';

function plain(
  config: SearchLanguage['config'],
  numbers: NumberWords,
  synonyms: SearchLanguage['synonyms'] = [],
): SearchLanguage {
  return {
    config,
    numbers,
    synonyms,
    parts: new Set(),
    changedStems: new Map(),
    endings: [],
    linkingLetters: [],
  };
}

export const searchLanguages: Readonly<Record<Language, SearchLanguage>> = {
  nl: dutch,
  en: plain(
    'english',
    {
      below: ['under', 'below', 'up to', 'max', 'less than', 'cheaper than'],
      above: ['over', 'above', 'from', 'min', 'more than'],
      between: ['between'],
      and: ['and', 'to', '-'],
      currency: ['euro', 'euros', 'eur', 'pound', 'pounds', 'gbp'],
      width: ['wide', 'width', 'long'],
      depth: ['deep', 'depth'],
      height: ['high', 'tall', 'height'],
    },
    [
      ['sofa', 'couch', 'settee'],
      ['rug', 'carpet'],
      ['wardrobe', 'closet'],
      ['nightstand', 'bedside table'],
      ['bookcase', 'bookshelf'],
    ],
  ),
  de: plain('german', {
    below: ['unter', 'bis', 'max', 'maximal', 'weniger als'],
    above: ['uber', 'ab', 'min', 'mindestens', 'mehr als'],
    between: ['zwischen', 'von'],
    and: ['und', 'bis', '-'],
    currency: ['euro', 'eur'],
    width: ['breit', 'breite', 'lang'],
    depth: ['tief', 'tiefe'],
    height: ['hoch', 'hohe'],
  }),
  fr: plain('french', {
    below: ['moins de', "jusqu'a", 'jusqu a', 'max', 'sous'],
    above: ['plus de', 'a partir de', 'min'],
    between: ['entre', 'de'],
    and: ['et', 'a', '-'],
    currency: ['euro', 'euros', 'eur'],
    width: ['large', 'largeur', 'long', 'longueur'],
    depth: ['profond', 'profondeur'],
    height: ['haut', 'hauteur'],
  }),
  cs: plain('simple', {
    below: ['do', 'pod', 'max', 'mene nez'],
    above: ['od', 'nad', 'min', 'vice nez'],
    between: ['mezi'],
    and: ['a', 'az', '-'],
    currency: ['kc', 'czk', 'korun'],
    width: ['siroky', 'sirka', 'dlouhy'],
    depth: ['hluboky', 'hloubka'],
    height: ['vysoky', 'vyska'],
  }),
  tr: plain('turkish', {
    below: ['en fazla', 'max', 'en cok'],
    above: ['en az', 'min'],
    between: ['arasi'],
    and: ['ile', '-'],
    currency: ['tl', 'try', 'lira'],
    width: ['genis', 'genislik', 'uzun'],
    depth: ['derin', 'derinlik'],
    height: ['yuksek', 'yukseklik'],
  }),
};
