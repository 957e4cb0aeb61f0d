import { cardAnswer } from '@/lib/product-card/testing/card-answer';
import { toSuggested } from './list-goes-with';

const nl = { code: 'nl', locale: 'nl-NL' } as const;
const related = (...vsins: string[]) => vsins.map((vsin) => ({ ...cardAnswer(vsin), reason: null }));
const names = (...shown: Parameters<typeof toSuggested>) => toSuggested(...shown).map(({ vsin }) => vsin);

test('suggests one row of what goes with it, in its order', () => {
  expect(names(related('A', 'B', 'C', 'D'), [], nl)).toEqual(['A', 'B', 'C']);
  expect(toSuggested(related('A'), [], nl)).toEqual([
    {
      vsin: 'A',
      href: '/nl/lamp-p-A',
      title: 'Lamp A',
      price: '€\u00a0100,-',
      picture: { securePath: '/media/lamp.webp', width: 1200, height: 1200 },
    },
  ]);
});

test('suggests neither what is in the basket nor what cannot be had', () => {
  const [first, ...others] = related('A', 'B', 'C');
  const gone = first ? [{ ...first, isAvailable: false }] : [];
  expect(names([...gone, ...others], ['B'], nl)).toEqual(['C']);
});
