import { rowsOfDrawing } from '@/lib/product/drawing/rows-of-drawing';
import { inColumns, rowsOfTable } from './two-columns';

const part = (name: string, rows: number) => ({ name, rows, content: null });
const names = (columns: ReturnType<typeof inColumns>) =>
  columns.map((column) => column.map(({ name }) => name));

it('both columns end at about the same height', () => {
  const [use, light, build] = [part('use', 4), part('light', 8), part('build', 6)];
  const drawing = part('drawing', 11);
  expect(names(inColumns([part('sizes', 18), drawing, use, build]))).toEqual([
    ['sizes'],
    ['drawing', 'use', 'build'],
  ]);
  expect(names(inColumns([part('sizes', 12), drawing, use, build]))).toEqual([
    ['sizes', 'use'],
    ['drawing', 'build'],
  ]);
  expect(names(inColumns([part('sizes', 4), drawing, light, build]))).toEqual([
    ['sizes', 'light'],
    ['drawing', 'build'],
  ]);
});

it('what there is of one or none stays', () => {
  expect(names(inColumns([part('sizes', 4)]))).toEqual([['sizes'], []]);
  expect(names(inColumns([]))).toEqual([[], []]);
});

it('long texts make a table higher, and what is tall its drawing', () => {
  const short = { name: 'Hoogte', values: ['80 cm'] };
  const long = { name: 'Montage', values: ['Wordt gemonteerd geleverd; u schroeft alleen de poten eronder'] };
  expect(rowsOfTable([short, short])).toBe(2);
  expect(rowsOfTable([short, long])).toBeGreaterThan(2);
  const [rug, sofa, lamp] = [
    { width: 240, depth: 170, height: 1.3, seatHeight: null },
    { width: 212, depth: 94, height: 80, seatHeight: 44 },
    { width: 44, depth: 44, height: 158, seatHeight: null },
  ].map(rowsOfDrawing);
  expect(lamp).toBeGreaterThan(sofa ?? 0);
  // At most as high as it is drawn on a page.
  expect([rug, sofa, lamp].every((rows) => rows && rows > 5 && rows < 18)).toBe(true);
});
