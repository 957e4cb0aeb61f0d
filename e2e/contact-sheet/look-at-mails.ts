import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { editions } from '../../sites/editions';
import { mailFolder } from './folder';
import { test } from './look';

for (const { code } of editions)
  test(`mails ${code}`, async ({ page, look }) => {
    for (const file of globSync(join(mailFolder, code, '*.html')).toSorted()) {
      await page.goto(pathToFileURL(resolve(file)).href);
      await look(basename(file, '.html'));
    }
  });
