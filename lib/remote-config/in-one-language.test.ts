import { inOneLanguage } from './in-one-language';
import type { WelcomePopup } from './models';

const texts = (word: string) => ({ nl: `${word} nl`, de: `${word} de`, cs: `${word} cs` });
const popup: WelcomePopup = {
  cacheKey: 'a',
  popupWidth: 500,
  popupTitle: texts('name'),
  image: null,
  align: 'left',
  title: texts('title'),
  description: texts('more'),
  delay: 0,
  interval: -1,
};

it('keeps the words of the page alone', () => {
  expect(inOneLanguage(popup, 'de')).toEqual({
    ...popup,
    popupTitle: { de: 'name de' },
    title: { de: 'title de' },
    description: { de: 'more de' },
  });
});

it('keeps what there is for a language without words of its own', () => {
  expect(inOneLanguage(popup, 'tr').title).toEqual({ tr: 'title nl' });
});
