import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as places from '../places';
import { dataDir } from '../server';
import { text } from '../text';
import { expect, test } from './look';

const file = join(dataDir, 'maintenance');

test.afterAll(() => rmSync(file, { force: true }));

test('content', async ({ page, look, request }) => {
  writeFileSync(file, '');
  await expect.poll(async () => (await request.get(places.home)).status()).toBe(503);
  await page.goto(places.home);
  await expect(page.getByRole('heading', { level: 1, name: text('status.maintenance.title') })).toBeVisible();
  await look('maintenance', { noise: /status of 503/ });
});
