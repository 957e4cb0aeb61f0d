import { chooseLooks, type Look, looksOf, packLooks } from './looks.ts';

const [green, sand, linen, weave, oak] = [7, 2, 4, 5, 0];
const sofa = {
  colours: [sand, green],
  materials: [oak, linen, weave],
  looks: [
    { colour: sand, material: linen },
    { colour: green, material: weave },
  ],
};
const choose = (colour?: number[], material?: number[]) => chooseLooks(sofa, { colour, material });

test('looks are packed into one number and read back', () => {
  const looks: Look[] = [...sofa.looks, { colour: 12, material: null }, { colour: 30, material: 30 }];
  expect(looksOf(packLooks(looks))).toEqual(looks);
  expect(looksOf(0n)).toEqual([]);
});

test('a colour is found in the material that it comes in', () => {
  expect(choose([green], [weave])).toMatchObject({ isMet: true });
  expect(choose([green], [linen])).toMatchObject({ isMet: false, colours: [sand], materials: [oak, weave] });
});

test('what no colour decides goes with all, and without looks everything does', () => {
  expect(choose([green], [oak])).toMatchObject({ isMet: true, colours: [sand, green] });
  expect(chooseLooks({ ...sofa, looks: [] }, { colour: [green], material: [linen] })).toEqual({
    colours: sofa.colours,
    materials: sofa.materials,
    isMet: true,
  });
});
