import { keepRows } from './known-rows.ts';

type Row = { id: number; version: string; title: string };

function table(max = 10) {
  const rows = new Map<number, Row>();
  const read = jest.fn(async (ids: readonly number[]) => ids.flatMap((id) => rows.get(id) ?? []));
  return { rows, read, get: keepRows(max, read) };
}

describe('rows that are kept', () => {
  it('reads only those that are new or have changed', async () => {
    const { rows, read, get } = table();
    rows.set(1, { id: 1, version: '7', title: 'Oslo' });
    rows.set(2, { id: 2, version: '7', title: 'Lund' });
    await get([
      { id: 1, version: '7' },
      { id: 2, version: '7' },
    ]);
    rows.set(2, { id: 2, version: '8', title: 'Bergen' });
    const found = await get([
      { id: 1, version: '7' },
      { id: 2, version: '8' },
    ]);
    expect([...found.values()].map(({ title }) => title).sort()).toEqual(['Bergen', 'Oslo']);
    expect(read.mock.calls).toEqual([[[1, 2]], [[2]]]);
  });

  it('says what a row is by the time it is read, and leaves out what is gone by then', async () => {
    const { rows, get } = table();
    rows.set(1, { id: 1, version: '9', title: 'later' });
    const found = await get([
      { id: 1, version: '8' },
      { id: 2, version: '8' },
    ]);
    expect([...found.keys()]).toEqual([1]);
    expect((await get([{ id: 1, version: '9' }])).get(1)?.title).toBe('later');
  });

  it('keeps no more than it may', async () => {
    const { rows, read, get } = table(2);
    for (const id of [1, 2, 3]) rows.set(id, { id, version: '1', title: '' });
    for (const id of [1, 2, 3, 1]) await get([{ id, version: '1' }]);
    expect(read).toHaveBeenCalledTimes(4);
  });
});
