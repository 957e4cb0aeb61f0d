import { closeRedis, connectRedis, type RedisClient } from '../runtime/redis.ts';
import type { Transport, TransportListener } from './shared-changes.ts';

export const redisChannel = 'linden:changes';

/** Publish and subscribe. Hears on a connection of its own, as Redis asks for; sends on the given one. */
export function openRedisTransport(sender: RedisClient, { onText, onOpen }: TransportListener): Transport {
  const hearer = sender.duplicate();
  // The sender, on the same server, tells of failures.
  hearer.on('error', () => undefined);
  let isSubscribed = false;
  const tellWhenOpen = () => {
    if (isSubscribed && hearer.isReady && sender.isReady) onOpen();
  };
  sender.on('ready', tellWhenOpen);
  hearer.on('ready', () => {
    // Later connections subscribe by themselves before they are ready.
    if (isSubscribed) return tellWhenOpen();
    hearer.subscribe(redisChannel, onText).then(
      () => {
        isSubscribed = true;
        tellWhenOpen();
      },
      // The connection broke in between: the next one tries again.
      () => undefined,
    );
  });
  connectRedis(hearer);
  return {
    send: async (text) => void (await sender.publish(redisChannel, text)),
    async close() {
      sender.off('ready', tellWhenOpen);
      closeRedis(hearer);
    },
  };
}
