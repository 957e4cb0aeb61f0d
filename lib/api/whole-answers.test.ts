import { listCategories } from '@/api/contract/calls/product';
import { readRemoteConfig } from '@/api/contract/calls/remote-config';
import { listReviews } from '@/api/contract/calls/reviews';
import { resolveRoute } from '@/api/contract/calls/route';
import { readTemplate } from '@/api/contract/calls/template';
import { isWholeAnswer } from './whole-answers';

const route = { type: 'product', alias: 'bank-oslo', url: '/bank-oslo-p-V100101' };
const category = { vsin: 'C11', title: 'Banken', children: [] };

describe('what a page cannot do without', () => {
  it('is there in a whole answer', () => {
    expect(isWholeAnswer(resolveRoute, [route])).toBe(true);
    expect(isWholeAnswer(listCategories, [category, category])).toBe(true);
  });

  it('is missed where one thing is needed and nothing came, but not in an empty list', () => {
    expect(isWholeAnswer(resolveRoute, [])).toBe(false);
    expect(isWholeAnswer(listCategories, [])).toBe(true);
  });

  it('is missed in each item', () => {
    expect(isWholeAnswer(listCategories, [category, { vsin: 'C12', title: 'Stoelen' }])).toBe(false);
  });

  it('has to be of its kind', () => {
    expect(isWholeAnswer(readRemoteConfig, [{ maintenanceMode: 'false' }])).toBe(false);
    expect(isWholeAnswer(readTemplate, [{ alias: 'index', seoInfo: null, slots: [] }])).toBe(false);
    expect(isWholeAnswer(readTemplate, [{ alias: 'index', seoInfo: {}, slots: {} }])).toBe(false);
  });

  it('is nothing for reads that no page depends on', () => {
    expect(isWholeAnswer(listReviews, [{}])).toBe(true);
  });
});
