/** @jest-environment node */
import { StartError } from '@/api/contract/settings/start-error';
import { until } from '../../api/testing/until';
import { type DoubleMode, type DoubleServer, startDouble } from '../testing/double-server';
import { awaitApi } from './await-api';

const unknownSite = { code: 'site-not-found', message: 'x', requestId: 'r-1' };

let double: DoubleServer;
let told: string[];
/** Bound to its own test: a start that has opened without its API goes on telling. */
let tell: (text: string) => void;
beforeEach(async () => {
  const lines: string[] = [];
  told = lines;
  tell = (text) => void lines.push(text);
  double = await startDouble({
    slowMs: 60_000,
    answers: (path) => {
      if (path === '/api/be/remote-config') return { status: 404, body: unknownSite };
      if (path !== '/api/nl/remote-config') return { status: 404, body: { message: 'no Route matched' } };
      return { body: { items: [{ maintenanceMode: false }] } };
    },
  });
});
afterEach(() => double.close());

/** Limits of calls are generous: a busy machine must not look like an API that is away. */
const start = (apiUrl: string, sites: readonly string[] = ['nl'], waitMs = 30_000) =>
  awaitApi(apiUrl, sites, { waitMs, patienceMs: 60, everyMs: 20, warnEveryMs: 20, limitMs: 10_000, tell });

describe('the start beside another API', () => {
  it.each(['', '/', '/api', '/api/'])(
    'is fine where it speaks the contract (API_URL ends in "%s")',
    async (end) => {
      await expect(start(`${double.url}${end}`)).resolves.toBeUndefined();
      expect(told).toEqual([]);
    },
  );

  it.each<[DoubleMode, RegExp]>([
    ['html', /answers with a web page/],
    ['empty', /not in the shape of api\/contract/],
    ['wrongShape', /not in the shape of api\/contract/],
    ['noObjects', /not in the shape of api\/contract/],
    ['noBody', /not in the shape of api\/contract/],
    ['foreign404', /nothing of the shop there \(404\)/],
    ['foreign404Json', /nothing of the shop there \(404\)/],
    ['login', /asks for a login \(401\)/],
    ['redirect', /redirects to https:\/\/elsewhere\.test\/login:/],
  ])('ends when something else answers (%s)', async (mode, sentence) => {
    double.mode = mode;
    const error: unknown = await start(double.url).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StartError', exitCode: 78 });
    expect(String(error)).toMatch(sentence);
    expect(String(error)).toContain(`API_URL leads to ${double.url}/api`);
  });

  it('ends when the path is wrong, or a site unknown there', async () => {
    await expect(start(`${double.url}/v1`)).rejects.toThrow(/nothing of the shop there/);
    await expect(start(double.url, ['nl', 'be'])).rejects.toThrow(/does not know the site "be".* SITES/);
  });

  it('tells no secret that stands in the address', async () => {
    double.mode = 'html';
    const { host } = new URL(double.url);
    for (const address of [
      `http://user:S3CRET@${host}`,
      `${double.url}/?key=S3CRET`,
      `${double.url}/#S3CRET`,
    ]) {
      await expect(start(address)).rejects.toThrow(StartError);
      await expect(start(address)).rejects.not.toThrow(/S3CRET/);
    }
    expect(told.join()).not.toContain('S3CRET');
  });

  it('forgives a wrong answer of a proxy that is only starting', async () => {
    double.mode = 'foreign404';
    const starting = awaitApi(double.url, ['nl'], { everyMs: 20, tell });
    await until(() => told.length > 0);
    double.mode = 'right';
    await expect(starting).resolves.toBeUndefined();
  });

  it.each<DoubleMode>(['reset', 'error', 'hang'])(
    'waits for one that is away (%s), and begins with it',
    async (mode) => {
      double.mode = mode;
      const starting = awaitApi(double.url, ['nl'], { everyMs: 20, limitMs: 200, tell });
      await until(() => told.length > 0);
      expect(told[0]).toMatch(/Waiting for it/);
      double.mode = 'right';
      await expect(starting).resolves.toBeUndefined();
    },
  );

  it('opens without one that stays away, and tells so until it is there', async () => {
    double.mode = 'reset';
    await expect(start(double.url, ['nl'], 300)).resolves.toBeUndefined();
    await until(() => told.filter((text) => text.includes('cannot be reached')).length > 2);
    expect(told.some((text) => /opens without it/.test(text))).toBe(true);
    double.mode = 'right';
    await until(() => told.some((text) => /is there\.$/.test(text)));
    expect(told.at(-1)).toMatch(/is there\.$/);
  });
});
