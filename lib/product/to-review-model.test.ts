import { toReviewModel } from './to-review-model';

test('a review tells its date as the language writes it', () => {
  const review = {
    id: 'r1',
    author: 'Mila',
    rating: 5,
    title: 'Fijn',
    text: 'Zit heerlijk.',
    date: '2026-03-07',
    isVerified: true,
    isExample: false,
  };
  expect(toReviewModel(review, 'nl-NL')).toEqual({ ...review, date: '7 maart 2026' });
});
