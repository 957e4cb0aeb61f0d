import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileOfPage, readContentFiles } from './content-folder.ts';

const slots = [{ id: 'a', snippetCode: 'announcement-banner', context: { text: 'Hallo' } }];
const text = JSON.stringify({ title: 'Proef', description: 'Een proef', desktop: { slots } });

describe('a folder of content files', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'linden-content-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (alias: string) => {
    const file = fileOfPage(root, { site: 'nl', alias, language: 'nl' });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };

  test.each(['checkout', 'basket', 'auth', 'search', 'banken-c-c11'])(
    'has no page at /%s, which is the address of something else',
    (alias) => {
      const file = write(alias);
      write('proef');
      const { documents, problems } = readContentFiles([root]);
      expect(problems).toEqual([{ file, message: `/${alias} is no address of a content page` }]);
      expect(documents.map((document) => document.alias)).toEqual(['proef']);
    },
  );
});
