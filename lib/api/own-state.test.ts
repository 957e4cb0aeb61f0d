/** @jest-environment node */
import { ownState } from './own-state';

const ask = (path: string) => ownState(new Request(`http://shop.test${path}`));

describe('what a storefront without an API says of itself', () => {
  it('is that it lives and takes visitors, whatever the API does', async () => {
    await expect(ask('/api/health')?.json()).resolves.toEqual({ status: 'ok' });
    await expect(ask('/api/ready?x=1')?.json()).resolves.toEqual({ status: 'ready' });
  });

  it('are no numbers of the other process', () => {
    expect(ask('/api/metrics')?.status).toBe(404);
  });

  it('is nothing else', () => {
    for (const path of ['/api/nl/policies', '/api/constructor', '/api/openapi.json'])
      expect(ask(path)).toBeNull();
  });
});
