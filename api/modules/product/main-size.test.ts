import { isRound } from '../../contract/is-round.ts';
import { outlines } from '../../contract/outlines.ts';
import { mainSizeOf } from './main-size.ts';

const of = (
  outline: Parameters<typeof mainSizeOf>[0]['outline'],
  [widthMm, depthMm, heightMm]: readonly [number, number, number],
  facts = {},
) => {
  const { shape, sidesCm } = mainSizeOf({ outline, widthMm, depthMm, heightMm, facts });
  return [shape, ...sidesCm];
};

test('a sofa is told by the floor it takes, a cupboard by the wall, what is round by its diameter', () => {
  expect(of('sofa', [2320, 940, 800])).toEqual(['deep', 232, 94]);
  expect(of('wardrobe', [1500, 600, 2100])).toEqual(['upright', 150, 210]);
  expect(of('cone-table', [1200, 1200, 750])).toEqual(['round', 120]);
  expect(of('vase', [185, 185, 300])).toEqual(['column', 18.5, 30]);
});

test('a bed is told by the mattress it takes', () => {
  expect(of('bed', [1720, 2140, 1050], { mattressWidthCm: 160, mattressLengthCm: 200 })).toEqual([
    'flat',
    160,
    200,
  ]);
});

test('a mirror on the wall is round by its front, whatever its depth', () => {
  expect(of('disc', [800, 40, 800])).toEqual(['round', 80]);
  expect(of('disc', [800, 40, 1000])).toEqual(['upright', 80, 100]);
});

test('what a card tells by its diameter, the table of its page does too', () => {
  for (const outline of outlines.filter((one) => one !== 'disc')) {
    const [shape] = of(outline, [1200, 1200, 750]);
    expect([outline, isRound({ outline, width: 120, depth: 120 })]).toEqual([outline, shape === 'round']);
  }
});

test('an oval table or lamp is not called round', () => {
  expect(of('round-table', [1200, 700, 400])).toEqual(['deep', 120, 70]);
  expect(of('lamp', [400, 300, 1500])).toEqual(['upright', 40, 150]);
});

test('a thing of no known shape is a rug when it is flat, and else a box', () => {
  expect(of(null, [2400, 1700, 13])).toEqual(['flat', 240, 170]);
  expect(of(null, [400, 300, 500])).toEqual(['box', 40, 30, 50]);
});

test.each(outlines)('%s has one to three sides', (outline) => {
  const [, ...sides] = of(outline, [500, 500, 900]);
  expect(sides.length).toBeGreaterThan(0);
  expect(sides.length).toBeLessThan(3);
});
