import { openTestDatabase } from '../testing/test-database.ts';
import { cachePerVersion, createCatalogueVersion, touchCatalogue } from './catalogue-version.ts';

function source() {
  let version = 'first';
  const load = jest.fn(async (key: string) => ({ key, version }));
  const read = cachePerVersion({ read: async () => version, invalidate: () => undefined }, load);
  return { load, read, change: (next: string) => (version = next) };
}

describe('what is cached until the catalogue changes', () => {
  test('is loaded once for all who ask', async () => {
    const { load, read } = source();
    const [one, other] = await Promise.all([read('nl'), read('nl')]);
    expect(other).toBe(one);
    expect(await read('nl')).toBe(one);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is loaded anew after a change, and not kept when its load began before', async () => {
    const { load, read, change } = source();
    let answer: () => void = () => undefined;
    load.mockImplementationOnce(async (key) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { key, version: 'first' };
    });
    const early = read('nl');
    await new Promise(setImmediate);
    change('second');
    expect(await read('nl')).toEqual({ key: 'nl', version: 'second' });
    answer();
    expect(await early).toEqual({ key: 'nl', version: 'first' });
    expect(await read('nl')).toEqual({ key: 'nl', version: 'second' });
  });

  test('is asked for again after a failure, which all who waited hear', async () => {
    const { load, read } = source();
    load.mockRejectedValueOnce(new Error('away'));
    const results = await Promise.allSettled([read('nl'), read('nl')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read('nl')).toEqual({ key: 'nl', version: 'first' });
  });

  test('keeps a bounded number of keys, which visitors may make up', async () => {
    const { load, read } = source();
    for (let n = 0; n < 1100; n += 1) await read(`C${n}`);
    await read('C0');
    expect(load).toHaveBeenCalledTimes(1101);
  });
});

test('a version that was being read when the catalogue changed is not kept', async () => {
  const { db, close } = await openTestDatabase();
  const version = createCatalogueVersion(db);
  const early = version.read();
  version.invalidate();
  const before = await early;
  await touchCatalogue(db);
  expect(await version.read()).not.toBe(before);
  await close();
});
