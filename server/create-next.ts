import { createServer } from 'node:http';
import next from 'next';

/** @param dir where the shop lies */
export function createNext(dir: string, port: number) {
  return next({
    dev: false,
    dir,
    // Whatever HOST is: requests to 127.0.0.1 are "localhost" to Next, and with another name here it takes its own
    // rewrites for those to a foreign server, calls that, and no page ever ends.
    hostname: 'localhost',
    port,
    // Next answers upgrades on this server, and leaves those of unknown paths open for ever: it gets one without callers.
    httpServer: createServer(),
  });
}
