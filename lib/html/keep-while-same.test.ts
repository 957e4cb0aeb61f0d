import { keepWhileSame } from './keep-while-same';

test('makes it once for a site, until what it is made of changes', async () => {
  const make = jest.fn(async (names: string[], year: number) => `${names.join(', ')} ${year}`);
  const read = keepWhileSame(make);
  expect(await read('nl', ['Oslo'], 2026)).toBe('Oslo 2026');
  expect(await read('nl', ['Oslo'], 2026)).toBe('Oslo 2026');
  expect(make).toHaveBeenCalledTimes(1);
  expect(await read('nl', ['Oslo', 'Bergen'], 2026)).toBe('Oslo, Bergen 2026');
  expect(await read('nl', ['Oslo', 'Bergen'], 2027)).toBe('Oslo, Bergen 2027');
  expect(make).toHaveBeenCalledTimes(3);
});

test('sites do not share it', async () => {
  const make = jest.fn(async (name: string) => ({ name }));
  const read = keepWhileSame(make);
  expect(await read('nl', 'Oslo')).not.toBe(await read('be', 'Oslo'));
  expect(await read('nl', 'Oslo')).toBe(await read('nl', 'Oslo'));
});

test('what has failed is made again', async () => {
  const make = jest.fn(async (name: string) => name);
  make.mockRejectedValueOnce(new Error('no texts'));
  const read = keepWhileSame(make);
  await expect(read('nl', 'Oslo')).rejects.toThrow('no texts');
  expect(await read('nl', 'Oslo')).toBe('Oslo');
});
