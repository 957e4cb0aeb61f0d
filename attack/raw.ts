import { connect, type Socket } from 'node:net';
import type { Answer } from './ask.ts';

const patienceMs = 15_000;

/** Reads the first answer out of what came over a connection; null while its head is not whole. */
export function parseAnswer(text: string): Pick<Answer, 'status' | 'headers' | 'body'> | null {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1];
  if (end < 0 || status === undefined) return null;
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return { status: Number(status), headers, body: text.slice(end + 4) };
}

function isWhole(answer: Pick<Answer, 'headers' | 'body'>): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = answer.headers;
  if (encoding?.includes('chunked')) return answer.body.endsWith('0\r\n\r\n');
  return length !== undefined && Buffer.byteLength(answer.body, 'latin1') >= Number(length);
}

/**
 * Writes bytes that no HTTP client would send and reads the first answer. A connection that the server closes without
 * a word is `cut`, one that it leaves open is `silent`.
 */
export function sendRaw(port: number, bytes: string | Buffer, limitMs = patienceMs): Promise<Answer> {
  const since = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port });
    const finish = (trouble: Answer['trouble']) => {
      clearTimeout(timer);
      socket.destroy();
      const answer = parseAnswer(text);
      const durationMs = performance.now() - since;
      if (answer) resolve({ ...answer, durationMs, trouble: trouble === 'silent' ? 'silent' : null });
      else resolve({ status: 0, headers: {}, body: text, durationMs, trouble: trouble ?? 'cut' });
    };
    const timer = setTimeout(() => finish('silent'), limitMs);
    socket.on('connect', () => socket.write(bytes));
    socket.on('data', (part: Buffer) => {
      text += part.toString('latin1');
      const answer = parseAnswer(text);
      if (answer && isWhole(answer)) finish(null);
    });
    socket.on('error', () => finish('cut'));
    socket.on('close', () => finish(null));
  });
}

/**
 * Opens a connection, writes and leaves it as it is; null when the server refuses it.
 * @param allowHalfOpen a client who does not close its side when the server closes its own
 */
export function openConnection(port: number, bytes: string, allowHalfOpen = false): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen });
    socket.once('connect', () => {
      socket.write(bytes);
      resolve(socket);
    });
    // Also what the server does to it later: that is looked at, not thrown.
    socket.on('error', () => resolve(null));
  });
}
