import { pathsOf } from './paths';
import { ellipse, line, rect } from './shapes';

it('writes few signs: steps from the one before, tenths, straight lines by one number', () => {
  expect(pathsOf([rect(1, 2, 30.04, 40)])).toEqual(['M1 2h30v40h-30z']);
  expect(pathsOf([line(0, 0.5, 3, -0.25)])).toEqual(['M0 .5l3-.7']);
  expect(pathsOf([ellipse(0, 0, 120, 120)])).toEqual([
    'M60 0c33.1 0 60 26.9 60 60s-26.9 60-60 60s-60-26.9-60-60s26.9-60 60-60z',
  ]);
});

it('rounds places, not distances, so that nothing drifts', () => {
  const thirds = Array.from({ length: 10 }, (_, index) => [index * 3.33, 0] as const);
  const [path = ''] = pathsOf([thirds]);
  const steps = [...path.matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length));
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(30);
});

it('joins parts that do not lie on each other, and covers what is behind', () => {
  const [back, beside, before] = [rect(0, 0, 10, 10), rect(10, 0, 10, 10), rect(5, 5, 10, 10)];
  expect(pathsOf([back, beside, before])).toEqual(['M0 0h10v10h-10zM10 0h10v10h-10z', 'M5 5h10v10h-10z']);
});
