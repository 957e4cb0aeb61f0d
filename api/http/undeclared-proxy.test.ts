import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createProxyWarning, isForwarded } from './undeclared-proxy.ts';

function requestFrom(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  const socket: Socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  const message = new IncomingMessage(socket);
  message.headers = headers;
  return message;
}

const forwarded = { 'x-forwarded-for': '192.0.2.9' };
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('a proxy nobody told us of', () => {
  test('is told of once, however many requests it hands on', () => {
    const tell = createProxyWarning(() => false);
    for (let count = 0; count < 3; count += 1) tell(requestFrom('10.0.0.5', forwarded));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0])).toContain('10.0.0.5');
  });

  test('is none when it is trusted, or hands nothing on', () => {
    const tell = createProxyWarning((address) => address === '10.0.0.5');
    tell(requestFrom('10.0.0.5', forwarded));
    tell(requestFrom('10.0.0.6', {}));
    expect(warn).not.toHaveBeenCalled();
  });
});

test.each([
  [forwarded, true],
  [{ via: '1.1 proxy' }, true],
  [{ host: 'shop.example' }, false],
])('a request with %j', (headers, is) => {
  expect(isForwarded(requestFrom('10.0.0.5', headers))).toBe(is);
});
