/** @jest-environment node */

import { listShowrooms } from '@/api/contract/calls/showrooms';
import { registeredApi } from '@/api/contract/registered';
import type { EmbeddedApi } from './embedded';
import { serverApi } from './server';

afterEach(() => void Reflect.deleteProperty(globalThis, registeredApi));

describe('reads of the API in this process', () => {
  it('go through again at once, however many of them ended without an answer', async () => {
    let isAway = true;
    const api: EmbeddedApi = {
      fetch: () => (isAway ? new Promise(() => undefined) : Promise.resolve(Response.json({ items: [] }))),
      changes: { subscribe: () => () => undefined },
      stop: async () => undefined,
    };
    Reflect.set(globalThis, registeredApi, api);
    const { send } = serverApi('nl');
    const silent = await Promise.allSettled(Array.from({ length: 12 }, () => send(listShowrooms)));
    expect(silent.map((end) => end.status === 'rejected' && end.reason.code)).toEqual(
      Array.from({ length: 12 }, () => 'timeout'),
    );
    isAway = false;
    await expect(send(listShowrooms)).resolves.toEqual([]);
  });
});
