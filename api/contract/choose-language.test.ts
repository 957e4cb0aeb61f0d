import { siteRules } from '../../sites/rules.ts';
import { chooseLanguage } from './choose-language.ts';

const belgium = siteRules.be;
const [first, second] = belgium.languages;

describe('the language of an answer', () => {
  test.each([
    ['nobody asks', null, belgium.language],
    ['none of the site is asked for', 'ja, zh;q=0.9', belgium.language],
    ['one is liked better', `${first};q=0.4, ${second};q=0.8`, second],
    ['two are liked alike: the one named first', `${second}, ${first}`, second],
    ['one is refused', `${second};q=0, ${first};q=0.1`, first],
    ['it comes with a country and in capitals', `${second?.toUpperCase()}-CH`, second],
    ['the header makes no sense', ';;,=,q=9', belgium.language],
  ])('when %s', (_, header, language) => {
    expect(chooseLanguage(header, belgium)).toBe(language);
  });

  test('a header as long as a book is not read to its end', () => {
    expect(chooseLanguage(`${'ja,'.repeat(200)}${second}`, belgium)).toBe(belgium.language);
  });
});
