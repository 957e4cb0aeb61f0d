import { alignRows } from './align-rows';

const said = (name: string, ...values: string[]) => ({ name, values });

it('what all say alike is the same, everything else differs', () => {
  const rows = alignRows([
    [said('width', '200 cm'), said('depth', '90 cm'), said('legs', 'oak', 'black')],
    [said('width', '200 cm'), said('depth', '94 cm'), said('legs', 'oak')],
  ]);
  expect(rows.map(({ name, isSame }) => [name, isSame])).toEqual([
    ['width', true],
    ['depth', false],
    ['legs', false],
  ]);
  expect(rows[2]?.cells).toEqual([['oak', 'black'], ['oak']]);
});

it('what one of them says alone keeps its place, and the others have an empty cell', () => {
  const rows = alignRows([
    [said('width', '1'), said('weight', '2')],
    [said('width', '1'), said('seat depth', '3'), said('weight', '2')],
    [said('doors', '4'), said('width', '1')],
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['doors', 'width', 'seat depth', 'weight']);
  expect(rows[2]).toEqual({ name: 'seat depth', cells: [[], ['3'], []], isSame: false });
});

it('one alone differs from nothing', () => {
  expect(alignRows([[said('width', '1')]]).map(({ isSame }) => isSame)).toEqual([true]);
});
