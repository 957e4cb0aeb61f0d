import { pino } from 'pino';
import { redisForTests } from '../testing/redis-for-tests.ts';
import { hasRedis } from '../testing/redis-server.ts';
import { terminateConnections } from '../testing/server-databases.ts';
import { until } from '../testing/until.ts';
import { createChanges } from './changes.ts';
import { openPostgresTransport } from './postgres-transport.ts';
import { openRedisTransport } from './redis-transport.ts';
import {
  type SharedChanges,
  shareChanges,
  type Transport,
  type TransportListener,
} from './shared-changes.ts';

const silent = pino({ level: 'silent' }, { write: () => undefined });
const databaseUrl = process.env.TEST_DATABASE_URL ?? '';
const everything = expect.arrayContaining(['config:nl', 'listing:nl', 'config:b2bTr']);

type Instance = { changes: SharedChanges; heard: string[][]; failures: unknown[] };
const instances: Instance[] = [];
afterEach(async () => {
  for (const { changes } of instances.splice(0)) await changes.close();
});

function start(openTransport: (listener: TransportListener) => Transport): Instance {
  const failures: unknown[] = [];
  const heard: string[][] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  const changes = shareChanges(createChanges(onFailure), openTransport, onFailure);
  changes.subscribe((tags) => void heard.push([...tags]));
  const instance = { changes, heard, failures };
  instances.push(instance);
  return instance;
}

/** A transport whose other end is the test. */
function openTestTransport() {
  const sent: string[] = [];
  const state: { isAway: boolean; listener: TransportListener | null } = { isAway: false, listener: null };
  const open = (listener: TransportListener): Transport => {
    state.listener = listener;
    return {
      send: async (text) => {
        if (state.isAway) throw new Error('away');
        sent.push(text);
      },
      close: async () => undefined,
    };
  };
  return { sent, state, open };
}

describe('what is sent to other instances', () => {
  const tagsOf = (texts: readonly string[]) => texts.flatMap((text) => JSON.parse(text).tags);

  it('fits into what PostgreSQL takes, however much has changed', async () => {
    const { sent, open } = openTestTransport();
    const { changes } = start(open);
    const tags = Array.from({ length: 1500 }, (_, n) => `product:nl:V${100_000 + n}`);
    changes.publish(tags);
    await until(() => tagsOf(sent).length >= tags.length);
    expect(new Set(tagsOf(sent))).toEqual(new Set(tags));
    for (const text of sent) expect(Buffer.byteLength(text)).toBeLessThan(8000);
  });

  it('is sent again when it changes again while it is being sent', async () => {
    const sent: string[] = [];
    let letGo = () => {};
    const { changes } = start(() => ({
      send: (text) => {
        sent.push(text);
        return new Promise((resolve) => {
          letGo = resolve;
        });
      },
      close: async () => undefined,
    }));
    changes.publish(['listing:nl']);
    changes.publish(['listing:nl']);
    expect(tagsOf(sent)).toEqual(['listing:nl']);
    letGo();
    await until(() => sent.length > 1);
    expect(tagsOf(sent)).toEqual(['listing:nl', 'listing:nl']);
    letGo();
  });

  it('waits while they cannot be reached, and becomes "everything" when there is too much', async () => {
    const { sent, state, open } = openTestTransport();
    const { changes } = start(open);
    state.isAway = true;
    changes.publish(['listing:nl']);
    changes.publish(['product:nl:V100101']);
    await Promise.resolve();
    state.isAway = false;
    state.listener?.onOpen();
    await until(() => sent.length > 0);
    expect(tagsOf(sent)).toEqual(['listing:nl', 'product:nl:V100101']);
    sent.length = 0;
    state.isAway = true;
    for (let n = 0; n < 2500; n++) changes.publish([`product:nl:V${n}`]);
    state.isAway = false;
    state.listener?.onOpen();
    await until(() => sent.length > 0);
    expect(tagsOf(sent)).toEqual(everything);
  });

  it('is never sent on, and junk is nobody’s news', async () => {
    const { sent, state, open } = openTestTransport();
    const { heard, failures } = start(open);
    for (const text of ['', '{', '[]', 'null', '{"from":"x"}', '{"from":"x","tags":[1,"no tag",""]}'])
      state.listener?.onText(text);
    state.listener?.onText('{"from":"x","tags":["listing:nl"]}');
    expect(heard).toEqual([['listing:nl']]);
    expect(sent).toEqual([]);
    expect(failures).toHaveLength(2);
  });
});

/** What every way between instances must do. */
function behavesLikeATransport(
  openTransport: () => (listener: TransportListener) => Transport,
  interrupt: () => Promise<void>,
) {
  it('brings news to the others once, and back to nobody', async () => {
    const [first, second] = [start(openTransport()), start(openTransport())];
    await Promise.all([first.changes.opened, second.changes.opened]);
    first.heard.length = 0;
    second.heard.length = 0;
    first.changes.publish(['product:nl:V100101', 'listing:nl']);
    await until(() => second.heard.length > 0);
    second.changes.publish(['template:nl:index']);
    await until(() => first.heard.length > 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(first.heard).toEqual([['product:nl:V100101', 'listing:nl'], ['template:nl:index']]);
    expect(second.heard).toEqual([['product:nl:V100101', 'listing:nl'], ['template:nl:index']]);
  });

  it('tells after a gap that everything may have changed, and loses nothing said meanwhile', async () => {
    const [first, second] = [start(openTransport()), start(openTransport())];
    await Promise.all([first.changes.opened, second.changes.opened]);
    first.heard.length = 0;
    second.heard.length = 0;
    const interruption = interrupt();
    for (let n = 0; n < 20; n++) first.changes.publish([`product:nl:V${n}`]);
    await interruption;
    const isTold = (heard: readonly (readonly string[])[]) =>
      heard.some((tags) => tags.includes('config:nl'));
    await until(() => isTold(first.heard) && isTold(second.heard));
    expect(second.heard).toContainEqual(everything);
    first.changes.publish(['listing:be']);
    await until(() => second.heard.some((tags) => tags.includes('listing:be') && tags.length < 5));
  });
}

(databaseUrl ? describe : describe.skip)('over PostgreSQL (TEST_DATABASE_URL is set), news', () => {
  behavesLikeATransport(
    () => (listener) => openPostgresTransport(databaseUrl, silent, listener),
    () => terminateConnections(databaseUrl, 'linden-changes'),
  );
});

(hasRedis ? describe : describe.skip)('over Redis (redis-server is on this machine), news', () => {
  const redis = redisForTests();
  behavesLikeATransport(
    () => (listener) => openRedisTransport(redis.connect(), listener),
    async () => {
      await redis.server().stop();
      await redis.startAgain();
    },
  );
});
