import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from '../../testing/until.ts';
import type { ContentDocument } from './content-document.ts';
import { askForContent, type ContentRequest, serveContent } from './requests.ts';

const id = '0b1f2c3d-1111-4222-8333-123456789abc';
const page: ContentDocument = {
  site: 'nl',
  alias: 'proef',
  device: 'desktop',
  language: 'nl',
  seoInfo: { title: { nl: 'Proef' }, description: { nl: 'Een proef' } },
  slots: [],
  policy: null,
};

let dataDir = '';
let asked: ContentRequest[] = [];
let failures: unknown[] = [];
let stop = async () => {};
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'linden-content-'));
  [asked, failures] = [[], []];
});
afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

const folder = () => path.join(dataDir, '.content-requests');
const left = () => readdir(folder());

function serve(answer: () => { documents: ContentDocument[]; changed: string[] }): void {
  stop = serveContent(
    dataDir,
    async (request) => {
      asked.push(request);
      return answer();
    },
    (error) => failures.push(error),
  );
}

async function leave(name: string, text: string, at = new Date()): Promise<void> {
  await mkdir(folder(), { recursive: true });
  await writeFile(path.join(folder(), name), text);
  await utimes(path.join(folder(), name), at, at);
}
const request = (state = 'asked') =>
  JSON.stringify({ state, action: 'import', documents: [page], changed: [] });

/** Needs no database; once is enough. */
const describeEmbedded = process.env.TEST_DATABASE_URL ? describe.skip : describe;

describeEmbedded('pages that the running shop is asked for', () => {
  it('are handed over and answered once, and nothing of it stays', async () => {
    serve(() => ({ documents: [], changed: ['template:nl:proef'] }));
    expect(await askForContent(dataDir, 'import', [page])).toMatchObject({ changed: ['template:nl:proef'] });
    expect(asked).toMatchObject([{ action: 'import', documents: [page] }]);
    expect(await left()).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('are refused with the reason, and the next request is heard', async () => {
    let isBroken = true;
    serve(() => {
      if (isBroken) throw new Error('the disk is full');
      return { documents: [page], changed: [] };
    });
    await expect(askForContent(dataDir, 'export', [])).rejects.toThrow(
      'The shop could not do it: the disk is full',
    );
    expect(await left()).toEqual([]);
    isBroken = false;
    expect(await askForContent(dataDir, 'export', [])).toMatchObject({ documents: [page] });
  });

  it('are not imported for a command that was killed long ago, whose file goes', async () => {
    await leave(`${id}.json`, request(), new Date('2026-01-01'));
    serve(() => ({ documents: [], changed: [] }));
    await until(async () => (await left()).length === 0);
    expect(asked).toEqual([]);
  });

  it('are taken from whole requests only, and other files stay', async () => {
    await leave(`${id}.json`, '{"state":"asked","action":"delete everything"}');
    await leave(`${id.replace('0', '1')}.json`, 'no JSON');
    await leave('notes.json', request(), new Date('2026-01-01'));
    const files = await left();
    serve(() => ({ documents: [], changed: [] }));
    await askForContent(dataDir, 'export', []);
    expect(asked).toHaveLength(1);
    expect((await left()).sort()).toEqual(files.sort());
    expect(failures).toEqual([]);
  });
});
