import type { RedisClient } from '../runtime/redis.ts';
import { redisForTests } from '../testing/redis-for-tests.ts';
import { hasRedis } from '../testing/redis-server.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

const limit = { points: 3, seconds: 60 };

/** How many of so many calls are taken. */
async function taken(
  limits: RateLimits,
  calls: number,
  key: string | string[],
  name = 'test',
): Promise<number> {
  const answers = await Promise.allSettled(
    Array.from({ length: calls }, () => limits.consume(name, key, limit)),
  );
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

describe('limits of one process', () => {
  it('take so many calls of each client for each purpose, and say when the next one may come', async () => {
    const limits = createRateLimits();
    expect(await taken(limits, 5, '203.0.113.1')).toBe(3);
    expect(await taken(limits, 5, '203.0.113.2')).toBe(3);
    expect(await taken(limits, 5, '203.0.113.1', 'other')).toBe(3);
    await expect(limits.consume('test', '203.0.113.1', limit)).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('take an IPv6 client by its network, also beside what else is counted', async () => {
    const limits = createRateLimits();
    expect(await taken(limits, 2, ['2001:db8::1', 'anna@example.nl'])).toBe(2);
    expect(await taken(limits, 2, ['2001:db8::2', 'anna@example.nl'])).toBe(1);
    expect(await taken(limits, 2, ['2001:db8::2', 'eva@example.nl'])).toBe(2);
    expect(await taken(limits, 2, ['2001:db8:0:1::2', 'anna@example.nl'])).toBe(2);
  });

  it('start afresh when the time is over', async () => {
    const limits = createRateLimits();
    const short = { points: 1, seconds: 1 };
    await limits.consume('test', 'a', short);
    await expect(limits.consume('test', 'a', short)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await limits.consume('test', 'a', short);
  });
});

(hasRedis ? describe : describe.skip)('limits in Redis (redis-server is on this machine)', () => {
  const redis = redisForTests();
  const { clients } = redis;
  const becomesReady = (client?: RedisClient) =>
    new Promise<void>((resolve) => client?.once('ready', () => resolve()));

  async function instance(): Promise<RateLimits> {
    const client = redis.connect();
    await becomesReady(client);
    return createRateLimits(client);
  }

  it('are one for all instances', async () => {
    const [first, second] = [await instance(), await instance()];
    expect((await taken(first, 2, 'shared')) + (await taken(second, 3, 'shared'))).toBe(3);
    await expect(first.consume('test', 'shared', limit)).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('keep no address and no e-mail in Redis', async () => {
    const limits = await instance();
    await limits.consume('signin', '203.0.113.77', limit);
    await limits.consume('signin', 'anna@example.nl', limit);
    const keys = (await clients[0]?.keys('*'))?.join(' ') ?? '';
    expect(keys).toContain('limit:signin');
    expect(keys).not.toMatch(/203\.0\.113\.77|anna|example/);
  });

  it('hold in each process while Redis hangs, is away, and again after it', async () => {
    const limits = await instance();
    expect(await taken(limits, 1, 'client')).toBe(1);
    redis.server().freeze();
    const since = Date.now();
    expect(await taken(limits, 5, 'while-frozen')).toBe(3);
    expect(Date.now() - since).toBeLessThan(20_000);
    redis.server().thaw();
    await redis.server().stop();
    expect(await taken(limits, 5, 'while-away')).toBe(3);
    const back = becomesReady(clients[0]);
    await redis.startAgain();
    await back;
    expect(await taken(limits, 5, 'after')).toBe(3);
    expect(await clients[0]?.keys('*')).toHaveLength(1);
  });

  it('hold without Redis having ever been there', async () => {
    const limits = createRateLimits(redis.connect('redis://127.0.0.1:1'));
    expect(await taken(limits, 5, 'client')).toBe(3);
  });
});
