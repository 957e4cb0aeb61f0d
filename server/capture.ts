import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

function applyHead(response: ServerResponse, status: number, args: readonly unknown[]): void {
  response.statusCode = status;
  const headers = args.find((arg): arg is OutgoingHttpHeaders => typeof arg === 'object' && arg !== null);
  for (const [name, value] of Object.entries(headers ?? {}))
    if (value !== undefined) response.setHeader(name, value);
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer | null {
  if (typeof chunk === 'string')
    return Buffer.from(
      chunk,
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    );
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}

/**
 * Keeps a wanted answer back until it is complete and hands over its body; any other answer passes through
 * untouched. After `onBody` the response has its original methods again and nothing has been sent.
 * @param isWanted asked once, when status and headers are known
 */
export function captureBody(
  response: ServerResponse,
  isWanted: (response: ServerResponse) => boolean,
  onBody: (body: Buffer) => void,
): void {
  const original = {
    writeHead: response.writeHead,
    write: response.write,
    end: response.end,
    flushHeaders: response.flushHeaders,
  };
  const chunks: Buffer[] = [];
  let isHeld: boolean | null = null;

  const decide = (): boolean => {
    isHeld ??= isWanted(response);
    if (!isHeld) Object.assign(response, original);
    return isHeld;
  };
  const keep = (args: readonly unknown[]) => {
    const chunk = toBuffer(args[0], args[1]);
    if (chunk) chunks.push(chunk);
    for (const arg of args) if (typeof arg === 'function') queueMicrotask(() => arg());
  };

  Object.assign(response, {
    writeHead(status: number, ...args: unknown[]) {
      applyHead(response, status, args);
      decide();
      return response;
    },
    flushHeaders() {
      if (!decide()) response.flushHeaders();
    },
    write(...args: unknown[]) {
      if (!decide()) return Reflect.apply(original.write, response, args);
      keep(args);
      return true;
    },
    end(...args: unknown[]) {
      if (!decide()) return Reflect.apply(original.end, response, args);
      keep(args);
      Object.assign(response, original);
      onBody(Buffer.concat(chunks));
      return response;
    },
  });
}
