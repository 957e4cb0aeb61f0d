/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portOf } from '../api/testing/free-port';
import { createBuildFileHandler, isBuildFileRequest } from './build-files';

const script = 'console.info("Linden");'.repeat(50);

let server: Server | undefined;
let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'linden-build-files-'));
  await writeFile(join(directory, 'page.js'), script);
  await writeFile(join(directory, 'page.css'), 'p{color:inherit}');
});
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  await rm(directory, { recursive: true });
});

async function shop() {
  const rendered = jest.fn((_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404).end('from Next');
  });
  server = createServer(createBuildFileHandler(rendered, directory));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/_next/static/${name}`, {
      method,
      headers: { 'accept-encoding': 'gzip, br', ...headers },
    });
  /** Asks until the file has been prepared. */
  const prepared = async (name: string): Promise<Response> => {
    const answer = await get(name);
    if (answer.status === 200) return answer;
    await answer.text();
    return prepared(name);
  };
  return { get, prepared, rendered };
}

describe('build file handler', () => {
  it('sends brotli once it is made, and never asks Next again', async () => {
    const { get, prepared, rendered } = await shop();
    const first = await get('page.js');
    expect(await first.text()).toBe('from Next');
    const answer = await prepared('page.js');
    expect(await answer.text()).toBe(`//# allFunctionsCalledOnLoad\n${script}`);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const calls = rendered.mock.calls.length;
    expect((await get('page.js')).status).toBe(200);
    expect(rendered).toHaveBeenCalledTimes(calls);
  });

  it('leaves styles as they are', async () => {
    const { prepared } = await shop();
    const answer = await prepared('page.css');
    expect(await answer.text()).toBe('p{color:inherit}');
    expect(answer.headers.get('content-type')).toContain('text/css');
  });

  it('leaves to Next what it answers better', async () => {
    const { get, prepared } = await shop();
    await prepared('page.js');
    const others = [
      get('page.js', { 'accept-encoding': 'gzip' }),
      get('page.js', { range: 'bytes=0-9' }),
      get('page.js', { 'if-none-match': '"x"' }),
      get('page.js', {}, 'HEAD'),
      get('missing.js'),
    ];
    for (const answer of await Promise.all(others)) expect(answer.status).toBe(404);
  });

  it('tells of a file that is there and cannot be read, and asks Next for it', async () => {
    const { get } = await shop();
    const told = jest.spyOn(console, 'error');
    const heard = new Promise((resolve) => told.mockImplementation(resolve));
    await get('missing.js');
    // A folder has a file's name: reading it fails, and not because there is nothing.
    await mkdir(join(directory, 'folder.js'));
    expect((await get('folder.js')).status).toBe(404);
    await heard;
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('folder.js'), expect.anything());
    told.mockRestore();
  });

  it.each([
    ['/_next/static/chunks/1g4v_h-a~b.js', true],
    ['/_next/static/chunks/a.css', true],
    ['/_next/static/../../package.js', false],
    ['/_next/static/chunks/.hidden.js', false],
    ['/_next/static/chunks/%2e%2e/a.js', false],
    ['/_next/static/chunks/a.js?x=1', false],
    ['/_next/static/media/a.woff2', false],
    ['/nl', false],
  ])('knows what it serves: %s', (url, isServed) => {
    expect(isBuildFileRequest(Object.assign(Object.create(null), { url }))).toBe(isServed);
  });
});
