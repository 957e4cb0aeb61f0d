import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from '../server';
import { expect, test } from './look';

const file = join(dataDir, 'maintenance');

test.afterAll(() => rmSync(file, { force: true }));

test('content', async ({ page, look, request }) => {
  writeFileSync(file, '');
  await expect.poll(async () => (await request.get('/nl')).status()).toBe(503);
  await page.goto('/nl');
  await expect(page.getByRole('heading', { level: 1, name: 'We zijn in onderhoudsmodus' })).toBeVisible();
  await look('maintenance', { noise: /status of 503/ });
});
