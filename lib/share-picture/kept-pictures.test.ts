import { createKeptPictures } from './kept-pictures';

const draw = jest.fn(async (key: string) => (key === 'nl/product/gone' ? null : Buffer.from(key)));
const hasPage = jest.fn(async (key: string) => !key.startsWith('nl/product/none'));
beforeEach(() => {
  draw.mockClear();
  hasPage.mockClear();
});

it('is drawn once, however often it is asked for', async () => {
  const read = createKeptPictures({ hasPage, draw });
  expect(String(await read('nl/product/V1'))).toBe('nl/product/V1');
  expect(String(await read('nl/product/V1'))).toBe('nl/product/V1');
  expect(draw).toHaveBeenCalledTimes(1);
});

it('is pushed out by no number of pages that are made up, which are not drawn either', async () => {
  const read = createKeptPictures({ hasPage, draw });
  await read('nl/product/V1');
  for (let number = 0; number < 1000; number += 1) expect(await read(`nl/product/none${number}`)).toBeNull();
  await read('nl/product/V1');
  expect(draw.mock.calls).toEqual([['nl/product/V1']]);
});

it('is asked of the shop once for a page that is not there', async () => {
  const read = createKeptPictures({ hasPage, draw });
  expect([await read('nl/product/none'), await read('nl/product/none')]).toEqual([null, null]);
  expect(hasPage).toHaveBeenCalledTimes(1);
});

it('is nothing for a page that has gone meanwhile', async () => {
  expect(await createKeptPictures({ hasPage, draw })('nl/product/gone')).toBeNull();
});
