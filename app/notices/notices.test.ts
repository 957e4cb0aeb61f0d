/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteCodes } from '@/api/contract/sites';
import { tellMissingNotices } from '@/config/notices/missing-notices';
import { findNotice, noticeNamed } from '@/config/notices/notices';
import { loadGuaranteeNotice, loadNotice } from '@/lib/notices/load-notice';
import { siteCommerce } from '@/sites/commerce';
import { consumerRules, yourEurope } from '@/sites/consumer-rules';
import { siteRules } from '@/sites/rules';
import { GET } from './[file]/route';

const root = mkdtempSync(path.join(tmpdir(), 'linden-notices-'));
const folder = path.join(root, 'config/notices');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 566"><path d="M0 0h9v9z"/></svg>';
const put = (name: string) => writeFileSync(path.join(folder, name), svg);
const ask = (file: string) => GET(new Request('http://shop/'), { params: Promise.resolve({ file }) });

beforeAll(() => mkdirSync(folder, { recursive: true }));
beforeEach(() => jest.spyOn(process, 'cwd').mockReturnValue(root));
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true }));

test('the notices are for consumers of the Union, and for nobody else', () => {
  const outside = ['GB', 'TR'];
  for (const code of siteCodes) {
    const isUnion =
      !outside.includes(siteRules[code].defaultCountry) && siteCommerce[code].sellsTo === 'consumers';
    expect([code, consumerRules[code].harmonisedNotices]).toEqual([code, isUnion]);
  }
});

test('who starts the shop is told which graphics are missing, and nothing once they are there', async () => {
  expect(tellMissingNotices(['uk', 'tr'], root)).toBeNull();
  expect(tellMissingNotices(['be', 'de', 'tr'], root)).toMatch(
    /config\/notices as nl\.svg, fr\.svg, de\.svg\./,
  );
  expect(await loadGuaranteeNotice({ siteCode: 'be', language: 'nl' })).toEqual({
    href: yourEurope('nl'),
    picture: null,
  });
  expect(await loadGuaranteeNotice({ siteCode: 'uk', language: 'en' })).toBeNull();
  put('nl.png');
  put('fr.svg');
  expect(tellMissingNotices(['be'], root)).toBeNull();
});

test('pages get what stays sharp, mails what every program opens', () => {
  put('nl.svg');
  expect([findNotice('nl', 'page', root)?.name, findNotice('nl', 'mail', root)?.name]).toEqual([
    'nl.svg',
    'nl.png',
  ]);
});

test('the graphic is delivered byte by byte, and nothing else of the disk is', async () => {
  const answer = await ask('nl.svg');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(readFileSync(path.join(folder, 'nl.svg')));
  expect(await loadNotice('fr')).toEqual({ src: '/notices/fr.svg', width: 400, height: 566 });
  put('README.md');
  for (const other of ['README.md', '../notices/nl.svg', 'de.svg', 'notices.ts', '.svg', 'x/nl.svg'])
    expect((await ask(other)).status).toBe(404);
  expect(noticeNamed('nl.svg', '/nowhere')).toBeNull();
});
