import { isWholeAnswer } from './whole-answers';

const route = { type: 'product', alias: 'bank-oslo', url: '/bank-oslo-p-V100101' };
const category = { vsin: 'C11', title: 'Banken', children: [] };

describe('what a page cannot do without', () => {
  it('is there in a whole answer', () => {
    expect(isWholeAnswer('web/route', [route])).toBe(true);
    expect(isWholeAnswer('categories', [category, category])).toBe(true);
  });

  it('is missed where one thing is needed and nothing came, but not in an empty list', () => {
    expect(isWholeAnswer('web/route', [])).toBe(false);
    expect(isWholeAnswer('categories', [])).toBe(true);
  });

  it('is missed in each item', () => {
    expect(isWholeAnswer('categories', [category, { vsin: 'C12', title: 'Stoelen' }])).toBe(false);
  });

  it('has to be of its kind', () => {
    expect(isWholeAnswer('remote-config', [{ maintenanceMode: 'false' }])).toBe(false);
    expect(isWholeAnswer('template/index', [{ alias: 'index', seoInfo: null, slots: [] }])).toBe(false);
    expect(isWholeAnswer('template/index', [{ alias: 'index', seoInfo: {}, slots: {} }])).toBe(false);
  });

  it('is nothing for reads that no page depends on', () => {
    expect(isWholeAnswer('product-reviews/V100101', [{}])).toBe(true);
  });
});
