import { readError, readItems } from './envelope';

describe('the items of an answer', () => {
  it('are those of the envelope, none included', () => {
    expect(readItems({ items: [{ id: 1 }, { id: 2 }] })).toEqual([{ id: 1 }, { id: 2 }]);
    expect(readItems({ items: [] })).toEqual([]);
  });

  it.each([
    [null],
    ['<h1>Bad gateway</h1>'],
    [{}],
    [[]],
    [{ items: null }],
    [{ items: [{}, 'text'] }],
    [{ items: [null] }],
  ])('are not in %j', (body) => {
    expect(readItems(body)).toBeNull();
  });
});

describe('the error of an answer', () => {
  it('is one of the contract under its own status', () => {
    const body = { code: 'out-of-stock', message: 'Net uitverkocht' };
    expect(readError(body, 409)).toEqual({ code: 'out-of-stock', body });
  });

  it('is none under another status, so that the page of a proxy cannot speak for the shop', () => {
    expect(readError({ code: 'out-of-stock' }, 502)).toBeNull();
  });

  it.each([[{ code: 'made-up' }], [{ code: 'toString' }], [{}], [null], ['out-of-stock']])(
    'is none in %j',
    (body) => {
      expect(readError(body, 409)).toBeNull();
    },
  );
});
