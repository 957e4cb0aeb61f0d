import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { chooseEncoding } from './page.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

const compressBest = promisify(brotliCompress);
const address = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(js|css))$/;
const types: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};

/**
 * Tells Chromium to compile all functions beside the main thread, while the script comes in: nearly all of what a page
 * loads at first is called at once, and compiling on demand was most of the longest task (55 ms of CPU, 21 with it).
 */
const compileHint = Buffer.from('//# allFunctionsCalledOnLoad\n');

/** By shape: in tests errors of Node itself are of another realm. */
function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

export function isBuildFileRequest({ url = '' }: IncomingMessage): boolean {
  return address.test(url);
}

/**
 * Sends scripts and styles of the build in brotli's best quality, a seventh less than the gzip of Next, and scripts
 * with a hint. The first reader still gets Next's: the better form is made meanwhile, once, as such a file never
 * changes.
 * @param render Next itself, also for whoever takes no brotli
 * @param directory where the build lies: `.next/static`
 */
export function createBuildFileHandler(render: Handler, directory: string): Handler {
  const files = new Map<string, Buffer | null>();

  async function prepare(path: string, extension: string): Promise<void> {
    files.set(path, null);
    try {
      const content = await readFile(join(directory, path));
      const plain = extension === 'js' ? Buffer.concat([compileHint, content]) : content;
      const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      files.set(path, await compressBest(plain, { params: quality }));
    } catch (error) {
      // Nothing is remembered of made-up names, to which Next answers 404; of the rest somebody should hear.
      files.delete(path);
      if (!isMissing(error)) console.error(`The script or style ${path} cannot be packed`, error);
    }
  }

  return (request, response) => {
    const [, path = '', extension = ''] = address.exec(request.url ?? '') ?? [];
    const isPlain = request.method === 'GET' && !request.headers.range && !request.headers['if-none-match'];
    if (!isPlain || chooseEncoding(request.headers['accept-encoding']) !== 'br')
      return render(request, response);
    const file = files.get(path);
    if (file === undefined) void prepare(path, extension);
    if (!file) return render(request, response);
    response.writeHead(200, {
      'content-type': types[extension],
      'content-encoding': 'br',
      'content-length': file.length,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    return response.end(file);
  };
}
