/** @jest-environment node */
import { renderDetached } from './detached-render';

const asked = { url: '/nl', headers: { host: 'localhost' } };
const ended = (emitter: NodeJS.EventEmitter, event: string) =>
  new Promise((resolve) => emitter.once(event, resolve));

describe('a rendering without a connection', () => {
  it('gives the whole answer, and tells the renderer that it was sent', async () => {
    let finished: Promise<unknown> | undefined;
    const rendered = await renderDetached(
      (request, response) => {
        finished = ended(response, 'finish');
        response.writeHead(404, { 'content-type': 'text/html' });
        response.write(`<p>${request.method} ${request.url} `);
        response.end(`${request.headers.host}</p>`);
      },
      asked,
      1000,
    );
    expect(rendered).toMatchObject({ status: 404, headers: { 'content-type': 'text/html' }, failures: [] });
    expect(rendered.body.toString()).toBe('<p>GET /nl localhost</p>');
    await finished;
  });

  it('ends after its limit, and tells whoever still renders that nobody reads', async () => {
    let closed: Promise<unknown> | undefined;
    const rendering = renderDetached(
      (_request, response) => {
        closed = ended(response, 'close');
        response.write('<p>');
      },
      asked,
      20,
    );
    await expect(rendering).rejects.toThrow('not rendered within 20 ms');
    await closed;
  });

  it('ends with what the renderer throws', async () => {
    const render = () => Promise.reject(new Error('broken'));
    await expect(renderDetached(render, asked, 1000)).rejects.toThrow('broken');
  });
});
