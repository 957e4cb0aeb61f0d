import { mayReadMetrics } from './may-read-metrics.ts';

const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

describe('the metrics', () => {
  test.each([
    ['127.0.0.1', {}, true],
    ['127.8.8.8', {}, true],
    ['::1', {}, true],
    ['::ffff:127.0.0.1', {}, true],
    ['::10', {}, false],
    ['192.0.2.1', {}, false],
    ['127.0.0.1', { 'x-forwarded-for': '192.0.2.1' }, false],
    ['127.0.0.1', { forwarded: 'for=192.0.2.1' }, false],
    ['127.0.0.1', { via: '1.1 proxy' }, false],
  ])('without a token, from %s with %j', (address, headers, may) => {
    expect(mayReadMetrics(new Headers(headers), address, undefined)).toBe(may);
  });

  test('with a token are for its bearer alone, wherever from', () => {
    expect(mayReadMetrics(bearer('secret'), '192.0.2.1', 'secret')).toBe(true);
    expect(mayReadMetrics(bearer('Secret'), '127.0.0.1', 'secret')).toBe(false);
    expect(mayReadMetrics(new Headers(), '127.0.0.1', 'secret')).toBe(false);
  });
});
