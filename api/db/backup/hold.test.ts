import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { copyDataDir } from '../../testing/copy-data-dir.ts';
import { copyServerDatabase, dropServerDatabase, urlOf } from '../../testing/server-databases.ts';
import { openDatabase } from '../client.ts';
import { isHeld, setHeld } from './hold.ts';

const template = process.env.LINDEN_TEST_TEMPLATE ?? '';
const serverUrl = process.env.TEST_DATABASE_URL;
const name = `linden_hold_${randomUUID().slice(0, 8)}`;
const dataDir = path.join(process.cwd(), '.data/test', name);
const shop = { dataDir, databaseUrl: serverUrl && urlOf(serverUrl, name) };

beforeAll(() => (serverUrl ? copyServerDatabase(serverUrl, template, name) : copyDataDir(template, dataDir)));
afterAll(() =>
  serverUrl ? dropServerDatabase(serverUrl, name) : rm(dataDir, { recursive: true, force: true }),
);

async function isNowHeld(): Promise<boolean> {
  const { db, close } = await openDatabase(shop);
  const answer = await isHeld(db);
  await close();
  return answer;
}

it('stands until it is lifted, however often it is asked for, on either engine', async () => {
  expect(await isNowHeld()).toBe(false);
  for (let times = 0; times < 2; times += 1) await setHeld(shop, new Date());
  expect(await isNowHeld()).toBe(true);
  await setHeld(shop, null);
  expect(await isNowHeld()).toBe(false);
});

it('makes no database where there is none', async () => {
  const nowhere = { dataDir: `${dataDir}-none`, databaseUrl: undefined };
  await expect(setHeld(nowhere, new Date())).rejects.toThrow('no embedded database');
});
