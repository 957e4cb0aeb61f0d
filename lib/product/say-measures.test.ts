import { sayMeasures } from './say-measures';

const measures = [
  { key: 'width' as const, value: '240 cm' },
  { key: 'depth' as const, value: '170 cm' },
  { key: 'height' as const, value: '1,3 cm' },
  { key: 'weight' as const, value: '8 kg' },
];
const said = (height: number, depth = 170) =>
  sayMeasures(
    { measures, outline: 'round', size: { width: 240, depth, height, seatHeight: null } },
    (name) => name,
  ).map(({ name, values }) => `${name}: ${values}`);

it('a rug has a length and a thickness, what stands a depth and a height', () => {
  expect(said(1.3)).toEqual(['length: 240 cm', 'across: 170 cm', 'thickness: 1,3 cm', 'weight: 8 kg']);
  expect(said(70)).toEqual(['width: 240 cm', 'depth: 170 cm', 'height: 1,3 cm', 'weight: 8 kg']);
});

it('what is round has a diameter; what is called so and is not, two sides', () => {
  expect(said(1.3, 240)).toEqual(['diameter: 240 cm', 'thickness: 1,3 cm', 'weight: 8 kg']);
  expect(said(70, 240)).toEqual(['diameter: 240 cm', 'height: 1,3 cm', 'weight: 8 kg']);
});
