import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type IncomingHttpHeaders,
  IncomingMessage,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import { failuresKey, type RenderFailures } from '../lib/outage/render-failures.ts';
import { captureBody } from './capture.ts';

export type Render = (request: IncomingMessage, response: ServerResponse) => unknown;
export type Rendered = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  failures: RenderFailures['kinds'];
};

/** The rendering took longer than it may. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/** Takes what is written to it, like a connection to nobody. */
class Nowhere extends Socket {
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done();
  }

  override _writev(_chunks: unknown, done: () => void): void {
    done();
  }

  override _final(done: () => void): void {
    done();
  }
}

const storage = new AsyncLocalStorage<RenderFailures>();
Reflect.set(globalThis, failuresKey, storage);

/**
 * Has Next render a page for a request that no visitor is tied to, and collects the whole answer. It goes on when
 * visitors leave, and many may share it.
 * @throws RenderTimeout after `limitMs`; Next is then told that nobody reads any more
 * @throws what `render` throws
 */
export async function renderDetached(
  render: Render,
  asked: { url: string; headers: IncomingHttpHeaders },
  limitMs: number,
): Promise<Rendered> {
  const connection = new Nowhere();
  const request = new IncomingMessage(connection);
  Object.assign(request, { method: 'GET', url: asked.url, headers: asked.headers, httpVersion: '1.1' });
  request.push(null);
  const response = new ServerResponse(request);
  response.assignSocket(connection);
  const failures: RenderFailures = { kinds: [] };
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Rendered>((resolve, reject) => {
      timer = setTimeout(() => reject(new RenderTimeout(`not rendered within ${limitMs} ms`)), limitMs);
      timer.unref();
      captureBody(
        response,
        () => true,
        (body) => {
          const { statusCode: status } = response;
          resolve({ status, headers: response.getHeaders(), body, failures: failures.kinds });
          // Next waits for the end of what it has written.
          response.end();
        },
      );
      storage.run(failures, async () => render(request, response)).catch(reject);
    });
  } finally {
    clearTimeout(timer);
    // Whoever still renders hears that nobody reads.
    setImmediate(() => connection.destroy());
  }
}
