import type { Kind } from '../kind.ts';
import { suffer } from '../outage.ts';
import { brokenModes, startProxy } from '../tcp-proxy.ts';

export const databaseOutage: Kind = {
  name: 'database-outage',
  about: 'PostgreSQL refusing, cutting, silent and babbling; answers in time, sessions and orders kept',
  seconds: { full: 180 },
  async run({ startPostgres, startShop, tally }) {
    if (!startPostgres) return 'PostgreSQL is not installed';
    const postgres = await startPostgres();
    const url = new URL(postgres.url);
    const proxy = await startProxy(Number(url.port));
    url.port = String(proxy.port);
    try {
      const shop = await startShop({ DATABASE_URL: url.href });
      for (const mode of brokenModes)
        await suffer(shop, tally, {
          name: `database ${mode}`,
          begin: () => proxy.turn(mode),
          end: () => proxy.turn('pass'),
          mustGoOn: false,
          seconds: 12,
        });
      await shop.kill();
    } finally {
      await proxy.close();
      await postgres.stop();
    }
    return undefined;
  },
};
