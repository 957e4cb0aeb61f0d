/** @jest-environment node */
import { ApiFailure } from './failure';
import { orElse } from './or-else';

const failure = (status: number) => Promise.reject(new ApiFailure({ status, code: 'network', message: '' }));
let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('what a page can do without', () => {
  it('is there where its call was answered', async () => {
    expect(await orElse([], 'policies', Promise.resolve([1]))).toEqual([1]);
  });

  it('is left out where its call fails, and the log says so but of what does not exist', async () => {
    expect(await orElse([], 'policies', failure(503))).toEqual([]);
    expect(warn).toHaveBeenCalledWith('policies left out: network');
    warn.mockClear();
    expect(await orElse([], 'policies', failure(404))).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('hides no fault of the page itself', async () => {
    await expect(orElse([], 'policies', Promise.reject(new TypeError('no list')))).rejects.toThrow('no list');
  });
});
