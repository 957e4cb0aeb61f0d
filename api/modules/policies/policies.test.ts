import type { Policy } from '../../contract/policies.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('GET policies', () => {
  it('lists each policy once, the terms first and the hidden cookie policy not at all', async () => {
    const { items } = await api.get<Policy>('policies');
    expect(items.map((policy) => policy.policy)).toEqual([
      'terms',
      'delivery',
      'payment',
      'returns',
      'warranty',
      'privacy',
      'accessibility',
    ]);
  });

  it('follows the order of remote config', async () => {
    api.config.policiesList = ['privacy', 'returns'];
    const { items } = await api.get<Policy>('policies');
    expect(items.map(({ policy }) => policy).slice(0, 2)).toEqual(['privacy', 'returns']);
    expect(items).toHaveLength(7);
    api.config.policiesList = [];
  });

  it('leads to pages that exist', async () => {
    const { items } = await api.get<Policy>('policies');
    for (const { slug } of items) expect((await api.get(`template/${slug}`)).status).toBe(200);
  });

  it('names the pages of each site in its language', async () => {
    const { items } = await api.get<Policy>('/api/cz/policies');
    expect(items[0]).toEqual({ policy: 'terms', slug: 'obchodni-podminky', title: 'Obchodní podmínky' });
  });
});
