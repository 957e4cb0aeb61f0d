import { meetsConditions, parseSegments } from './segments.ts';

describe('parseSegments', () => {
  it('reads every kind of segment', () => {
    expect(parseSegments('c:C11,C1;br:Linden;p:V100101;t:T1;b:49900;s:buyer')).toEqual({
      category: ['C11', 'C1'],
      brand: ['Linden'],
      product: ['V100101'],
      tag: ['T1'],
      totalBasket: ['49900'],
      visitor: ['buyer'],
    });
  });

  it.each(['x:1', 'C11', 'c:', ':C11', 'b:ten', 'b:-5', '__proto__:1', `c:${'C1,'.repeat(51)}`])(
    'refuses %s',
    (where) => {
      expect(() => parseSegments(where)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
    },
  );
});

describe('meetsConditions', () => {
  it('holds without conditions', () => {
    expect(meetsConditions({}, {})).toBe(true);
  });

  it('needs every condition, and one value of each', () => {
    const conditions = { category: ['C11', 'C12'], brand: ['Linden'] };
    expect(meetsConditions(conditions, { category: ['C12'], brand: ['linden'] })).toBe(true);
    expect(meetsConditions(conditions, { category: ['C12'] })).toBe(false);
    expect(meetsConditions(conditions, { category: ['C2'], brand: ['Linden'] })).toBe(false);
  });

  it.each([
    ['39999', false],
    ['40000', true],
    ['49999', true],
    ['50000', false],
  ])('compares a basket of %s cents with 40000-49999', (amount, met) => {
    expect(meetsConditions({ totalBasket: ['40000-49999'] }, { totalBasket: [amount] })).toBe(met);
  });

  it('leaves a range open at the top', () => {
    expect(meetsConditions({ totalBasket: ['50000-'] }, { totalBasket: ['9999999'] })).toBe(true);
  });
});
