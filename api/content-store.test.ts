import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { askShop } from './content-store.ts';
import type { ContentDocument } from './db/content/content-document.ts';
import { parseContentFile } from './db/content/content-file.ts';
import { createChanges } from './events/changes.ts';
import { openPostgresTransport } from './events/postgres-transport.ts';
import { openRedisTransport } from './events/redis-transport.ts';
import {
  type SharedChanges,
  shareChanges,
  type Transport,
  type TransportListener,
} from './events/shared-changes.ts';
import { killApiProcesses, startApiProcess } from './testing/api-process.ts';
import { copyDataDir } from './testing/copy-data-dir.ts';
import { redisForTests } from './testing/redis-for-tests.ts';
import { hasRedis } from './testing/redis-server.ts';
import { copyServerDatabase, dropServerDatabase, urlOf } from './testing/server-databases.ts';
import { until } from './testing/until.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
const silent = pino({ level: 'silent' }, { write: () => undefined });
const noServer = { databaseUrl: undefined, redisUrl: undefined };

const of = { site: 'nl', alias: 'uit-een-bestand', language: 'nl' } as const;
const changed = ['template:nl:uit-een-bestand'];
function pageSaying(text: string): ContentDocument[] {
  const slots = [{ id: 'a', snippetCode: 'announcement-banner', context: { text } }];
  const file = { title: 'Proef', description: 'Een proef', desktop: { slots } };
  return parseContentFile(JSON.stringify(file), of).documents;
}

(serverUrl ? describe.skip : describe)('pages of a shop with the embedded database', () => {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'linden-content-'));
  });
  afterEach(async () => {
    killApiProcesses();
    await rm(dataDir, { recursive: true, force: true });
  });
  const ask = (action: 'import' | 'export', documents: ContentDocument[] = []) =>
    askShop({ dataDir, ...noServer }, { action, documents });

  it('are imported and exported while it runs, by asking it, and while it does not', async () => {
    await copyDataDir(template, dataDir);
    const api = await startApiProcess(dataDir);
    const shown = async () => {
      const answer = await fetch(new URL(`template/${of.alias}`, api.baseUrl));
      const { items } = await answer.json();
      return items[0].slots[0].context.text;
    };
    expect(await ask('import', pageSaying('Terwijl hij loopt'))).toMatchObject({ changed });
    expect(await shown()).toBe('Terwijl hij loopt');
    expect(await api.stop()).toBe(0);
    expect(await ask('import', pageSaying('Terwijl hij stilstaat'))).toMatchObject({ changed });
    const { documents } = await ask('export');
    expect(documents.find(({ alias }) => alias === of.alias)?.slots).toEqual(
      pageSaying('Terwijl hij stilstaat')[0]?.slots,
    );
  }, 120_000);

  it('are no pages where no shop has been filled', async () => {
    await expect(ask('export')).rejects.toThrow('There is no embedded database in');
  });
});

(serverUrl ? describe : describe.skip)('pages of a shop on PostgreSQL (TEST_DATABASE_URL is set)', () => {
  const name = `linden_content_${randomUUID().slice(0, 8)}`;
  const databaseUrl = urlOf(serverUrl || 'postgres://localhost', name);
  const instances: SharedChanges[] = [];
  beforeAll(() => copyServerDatabase(serverUrl, template, name));
  afterEach(async () => {
    for (const instance of instances.splice(0)) await instance.close();
  });
  afterAll(() => dropServerDatabase(serverUrl, name));

  /** What a running instance hears of. */
  async function listen(open: (listener: TransportListener) => Transport): Promise<string[]> {
    const heard: string[] = [];
    const fail = (error: unknown) => {
      throw error;
    };
    const changes = shareChanges(createChanges(fail), open, fail);
    instances.push(changes);
    await changes.opened;
    changes.subscribe((tags) => heard.push(...tags));
    return heard;
  }
  const put = (text: string, redisUrl?: string) =>
    askShop({ dataDir: '', databaseUrl, redisUrl }, { action: 'import', documents: pageSaying(text) });

  it('are imported into it, and every instance hears of what has changed', async () => {
    const heard = await listen((listener) => openPostgresTransport(databaseUrl, silent, listener));
    expect(await put('Eerst')).toMatchObject({ changed });
    await until(() => heard.length > 0);
    // What has not changed is no news, so the next thing heard is the change after it.
    expect(await put('Eerst')).toMatchObject({ changed: [] });
    await put('Daarna');
    await until(() => heard.length > 1);
    expect(heard).toEqual([...changed, ...changed]);
    const { documents } = await askShop(
      { dataDir: '', databaseUrl, redisUrl: undefined },
      { action: 'export', documents: [] },
    );
    expect(documents.find(({ alias }) => alias === of.alias)?.slots).toEqual(pageSaying('Daarna')[0]?.slots);
  });

  (hasRedis ? describe : describe.skip)('with a Redis between its instances', () => {
    const redis = redisForTests();

    it('are told over that', async () => {
      const heard = await listen((listener) => openRedisTransport(redis.connect(), listener));
      await put('Over Redis', redis.server().url);
      await until(() => heard.length > 0);
      expect(heard).toEqual(changed);
    });

    it('are imported though it is away, and the command says who has not heard of it', async () => {
      await expect(put('Zonder Redis', 'redis://127.0.0.1:1')).rejects.toThrow(
        'The pages have been imported, but running shops could not be told',
      );
      expect(await put('Zonder Redis', redis.server().url)).toMatchObject({ changed: [] });
    });
  });
});
