import { toReviewModel } from './to-review-model';

const said = {
  id: 'r1',
  author: 'Mila',
  rating: 5,
  title: 'Fijn',
  text: 'Zit heerlijk.',
  isVerified: true,
  isExample: false,
  bought: 'Zand, 212 cm',
  pictures: [],
};
const review = { ...said, date: '2026-03-07', language: 'nl' } as const;

test('a review tells its date as the language writes it', () => {
  expect(toReviewModel(review, { code: 'nl', locale: 'nl-NL' })).toEqual({
    ...said,
    date: '7 maart 2026',
    foreign: null,
  });
});

test('a review in another language than the page tells which', () => {
  expect(toReviewModel(review, { code: 'uk', locale: 'en-GB' })).toEqual({
    ...said,
    date: '7 March 2026',
    foreign: 'nl',
  });
});
