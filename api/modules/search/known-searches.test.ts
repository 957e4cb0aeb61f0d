import { createKnownSearches } from './known-searches.ts';
import type { ResolvedSearch } from './resolved-search.ts';

const found = (word: string, size = 1): ResolvedSearch => ({
  matches: { ids: new Int32Array(size), scores: new Int32Array(size) },
  ranges: {},
  isPriceGuessed: false,
  vsin: null,
  words: [word],
  correctedTerm: null,
  missingWords: [],
});

function known() {
  const state = { version: 'a' };
  const searches = createKnownSearches({ read: async () => state.version, invalidate: () => undefined });
  const read = jest.fn(async () => found('bank'));
  return { state, searches, read };
}

describe('searches that are kept', () => {
  it('are read once, in each language, until the catalogue changes', async () => {
    const { state, searches, read } = known();
    await Promise.all([searches('nl', 'bank', read), searches('nl', 'bank', read)]);
    expect(read).toHaveBeenCalledTimes(1);
    await searches('de', 'bank', read);
    expect(read).toHaveBeenCalledTimes(2);
    state.version = 'b';
    await searches('nl', 'bank', read);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('are no failures', async () => {
    const { searches, read } = known();
    read.mockRejectedValueOnce(new Error('busy'));
    await expect(searches('nl', 'bank', read)).rejects.toThrow('busy');
    await expect(searches('nl', 'bank', read)).resolves.toMatchObject({ words: ['bank'] });
  });

  it('are no more than there is room for, and none with an endless term', async () => {
    const { searches } = known();
    const large = jest.fn(async () => found('bank', 400_000));
    for (const term of ['a', 'b', 'c', 'a']) await searches('nl', term, large);
    expect(large).toHaveBeenCalledTimes(4);
    const endless = 'x'.repeat(500);
    for (const read of [large, large]) await searches('nl', endless, read);
    expect(large).toHaveBeenCalledTimes(6);
  });
});
