import { fitLines } from './fit-lines';

/** Each letter is half as wide as it is high. */
const widthOf = (text: string, size: number) => [...text].length * size * 0.5;
const room = { width: 300, height: 200, sizes: [60, 40, 20] as const };

it('takes the largest size that fits', () => {
  expect(fitLines('Bank', room, widthOf)).toMatchObject({ size: 60, lines: ['Bank'] });
  expect(fitLines('Bank met kussens', room, widthOf)).toMatchObject({ size: 60 });
  expect(fitLines('Bergen hoekbank met chaise longue rechts', room, widthOf).size).toBe(40);
});

it('breaks lines between words only, and none is too wide', () => {
  const { lines, size } = fitLines('Bergen hoekbank met chaise longue rechts', room, widthOf);
  expect(lines.join(' ')).toBe('Bergen hoekbank met chaise longue rechts');
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(room.width);
});

it('makes a long word small rather than cutting it', () => {
  expect(fitLines('Wohnzimmereinrichtungen', room, widthOf)).toMatchObject({
    size: 20,
    lines: ['Wohnzimmereinrichtungen'],
  });
});

it('ends what cannot fit with an ellipsis', () => {
  const { lines } = fitLines('a'.repeat(400), room, widthOf);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^a+…$/);
  const many = fitLines('woord '.repeat(200), room, widthOf);
  expect(many.lines.at(-1)).toMatch(/…$/);
  expect(many.lines.length * many.lineHeight).toBeLessThanOrEqual(room.height);
});

it('draws nothing for nothing', () => {
  expect(fitLines('  ', room, widthOf).lines).toEqual([]);
});
