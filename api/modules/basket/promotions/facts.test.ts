import { apiTexts } from '../../../../messages/api.ts';
import { toLineFacts } from './facts.ts';

const row = { vsin: 'V1', productCode: 'P1', brand: 'Linden', categories: ['C1', 'C11'], tags: [] };

describe('what conditions know of a line', () => {
  test('a product goes by its own code and by that of its variant', () => {
    expect(toLineFacts(row).product).toEqual(['V1', 'P1']);
  });

  test('of one that is gone nothing is known', () => {
    expect(toLineFacts({ ...row, vsin: null, productCode: null, brand: null })).toMatchObject({
      product: [],
      brand: [],
    });
  });

  test('a tag of the exception list keeps promotions away, in whatever language it is named', () => {
    const aliases = Object.values(apiTexts).flatMap(
      ({ promotionExceptionAlias }) => promotionExceptionAlias ?? [],
    );
    expect(aliases).not.toEqual([]);
    const taggedAs = (alias: string) => toLineFacts({ ...row, tags: [{ vsin: 'T1', alias: { de: alias } }] });
    for (const alias of aliases) expect(taggedAs(alias).isException).toBe(true);
    expect(taggedAs('sale').isException).toBe(false);
    expect(taggedAs('sale').tag).toEqual(['T1']);
  });
});
