/** @jest-environment node */
import { ApiFailure } from '@/lib/api/failure';
import { orUnavailable } from './sitemap-answer';

describe('the answer of a sitemap', () => {
  it('is a 503 in words, to be asked again, while the API is away', async () => {
    const outage = new ApiFailure({ status: 503, code: 'unavailable', message: '' });
    const answer = await orUnavailable(Promise.reject(outage));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('not available');
  });

  it('hides no bug behind an outage', async () => {
    await expect(orUnavailable(Promise.reject(new TypeError('x')))).rejects.toThrow('x');
  });

  it('is the sitemap itself otherwise', async () => {
    expect(await (await orUnavailable(Promise.resolve(new Response('<xml/>')))).text()).toBe('<xml/>');
  });
});
