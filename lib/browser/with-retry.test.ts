import { withRetry } from './with-retry';

describe('loading with retry', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks once when it works at once', async () => {
    const load = jest.fn(async () => 'part');
    await expect(withRetry(load)).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again, at growing distances, until the part arrives', async () => {
    let isOnline = false;
    const load = jest.fn(async () => {
      if (!isOnline) throw new Error('offline');
      return 'part';
    });
    const loading = withRetry(load);
    await jest.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2000 + 4000 + 8000 + 16_000 + 30_000);
    expect(load).toHaveBeenCalledTimes(7);
    isOnline = true;
    await jest.advanceTimersByTimeAsync(30_000);
    await expect(loading).resolves.toBe('part');
  });
});
