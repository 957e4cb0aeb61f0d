/** @jest-environment node */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPictureHandler, isPictureRequest } from './picture-handler';

const path = '/_next/image?url=%2Fmedia%2Fsofa.webp&w=640&q=75';
const pixels = Buffer.from([1, 2, 3, 4]);

let server: Server | undefined;
afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

function picture(call: IncomingMessage, response: ServerResponse) {
  response.setHeader('content-type', call.headers.accept === 'image/webp' ? 'image/webp' : 'image/jpeg');
  response.setHeader('cache-control', 'public, max-age=2678400, must-revalidate');
  response.setHeader('vary', 'Accept');
  response.end(pixels);
}

async function shopWith(render: (call: IncomingMessage, response: ServerResponse) => unknown, bytes = 1e6) {
  const rendered = jest.fn(render);
  server = createServer(createPictureHandler(rendered, bytes));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> =
    typeof address === 'object' && address !== null ? address : { port: 0 };
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: target, headers, method, agent: false };
      const call = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      call.on('error', reject);
      call.end();
    });
  return { get, rendered };
}

describe('picture handler', () => {
  it('has a picture resized once per format', async () => {
    const { get, rendered } = await shopWith(picture);
    for (const accept of ['image/webp,*/*', 'image/avif,image/webp', 'image/png', '*/*']) {
      const answer = await get(path, { accept });
      expect(answer).toMatchObject({ status: 200, body: pixels });
      expect(answer.headers['content-type']).toBe(accept.includes('webp') ? 'image/webp' : 'image/jpeg');
      expect(answer.headers).toMatchObject({ vary: 'Accept', 'content-length': '4' });
      expect(answer.headers['cache-control']).toBe('public, max-age=2678400, must-revalidate');
    }
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('answers HEAD and tags that are known', async () => {
    const { get, rendered } = await shopWith(picture);
    expect(await get(path, {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    const { etag = '' } = (await get(path)).headers;
    expect(await get(path, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect(await get(path, { 'if-none-match': '"other"' })).toMatchObject({ status: 200, body: pixels });
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('keeps no failure, and no more than fits', async () => {
    let answer: typeof picture = (_call, response) => {
      response.statusCode = 404;
      response.end('none');
    };
    const { get, rendered } = await shopWith((call, response) => answer(call, response), 2500);
    expect((await get(path)).status).toBe(404);
    answer = picture;
    expect((await get(path)).status).toBe(200);
    expect((await get(path.replace('640', '828'))).status).toBe(200);
    expect((await get(path)).status).toBe(200);
    expect(rendered).toHaveBeenCalledTimes(4);
  });

  it.each([
    '/_next/image?url=%2Fmedia%2F%73ofa.webp&w=640&q=75',
    '/_next/image?url=%2Fmedia%2F.%2Fsofa.webp&w=640&q=75',
    '/_next/image?url=%2Fmedia%2F..%2Fx.webp&w=640&q=75',
    '/_next/image?url=%2Fmedia%2Fsofa.webp%23x&w=640&q=75',
    '/_next/image?url=https%3A%2F%2Fevil.test%2Fx.png&w=640&q=75',
    '/_next/image?w=640&url=%2Fmedia%2Fsofa.webp&q=75',
    '/_next/image?url=%2Fmedia%2Fsofa.webp&w=640&q=75&x=1',
    '/_next/image',
  ])('refuses %s', async (target) => {
    const { get, rendered } = await shopWith(picture);
    expect((await get(target)).status).toBe(400);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('takes pictures only', () => {
    const isTaken = (url: string) => isPictureRequest(Object.assign(Object.create(null), { url }));
    expect(['/_next/image', path, '/_next/image/'].every(isTaken)).toBe(true);
    expect(['/_next/images', '/nl', '/_next/static/a.js'].some(isTaken)).toBe(false);
  });
});
