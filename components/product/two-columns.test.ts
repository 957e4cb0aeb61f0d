import { inColumns } from './two-columns';

const part = (name: string, rows: number) => ({ name, rows, content: null });
const names = (columns: ReturnType<typeof inColumns>) =>
  columns.map((column) => column.map(({ name }) => name));

it('parts go where there is more room, in their order', () => {
  const [use, light, build] = [part('use', 4), part('light', 8), part('build', 6)];
  const drawing = part('drawing', 11);
  expect(names(inColumns([part('sizes', 16), drawing, use, build]))).toEqual([
    ['sizes'],
    ['drawing', 'use', 'build'],
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
