import { hasRedis, startRedis } from '../../api/testing/redis-server.ts';
import type { Kind } from '../kind.ts';
import { suffer } from '../outage.ts';
import { brokenModes, startProxy } from '../tcp-proxy.ts';

export const redisOutage: Kind = {
  name: 'redis-outage',
  about: 'Redis refusing, cutting, silent and babbling; everything goes on',
  seconds: { full: 120 },
  async run({ startShop, tally }) {
    if (!hasRedis) return 'Redis is not installed';
    const redis = await startRedis();
    const proxy = await startProxy(redis.port);
    try {
      const shop = await startShop({ REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
      for (const mode of brokenModes)
        await suffer(shop, tally, {
          name: `Redis ${mode}`,
          begin: () => proxy.turn(mode),
          end: () => proxy.turn('pass'),
          mustGoOn: true,
          seconds: 8,
        });
      await shop.kill();
    } finally {
      await proxy.close();
      await redis.stop();
    }
    return undefined;
  },
};
