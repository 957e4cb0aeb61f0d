/** @jest-environment node */
import {
  deviceOfRequest,
  documentOf,
  headersFor,
  readDocument,
  templateDocuments,
} from './template-document';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
const request = (headers: Record<string, string>) => (name: string) => headers[name];

describe('the device of a request', () => {
  it.each([
    [{ 'user-agent': chrome }, 'desktop'],
    [{ 'user-agent': iphone }, 'mobile'],
    [{ 'user-agent': chrome, 'sec-ch-ua-mobile': '?1' }, 'mobile'],
    [{ 'user-agent': chrome, 'sec-ch-ua-mobile': '?0' }, 'desktop'],
    // As wide as §9 draws the line.
    [{ 'user-agent': chrome, 'sec-ch-viewport-width': '992' }, 'mobile'],
    [{ 'user-agent': chrome, 'sec-ch-viewport-width': '993' }, 'desktop'],
    [{ 'user-agent': chrome, cookie: 'linden-window=narrow' }, 'mobile'],
    [{ 'user-agent': chrome, cookie: 'a=b; linden-window=narrow; c=d' }, 'mobile'],
    [{ 'user-agent': chrome, cookie: 'linden-window=narrower' }, 'desktop'],
    [{ 'user-agent': chrome, cookie: 'my-linden-window=narrow' }, 'desktop'],
    // The window has grown since.
    [{ 'user-agent': chrome, cookie: 'linden-window=narrow', 'sec-ch-viewport-width': '1300' }, 'desktop'],
    // A phone is one however wide it is held.
    [{ 'user-agent': iphone, 'sec-ch-viewport-width': '1300' }, 'mobile'],
    [{}, 'desktop'],
  ])('with %j is %s', (headers, device) => {
    expect(deviceOfRequest(request(headers))).toBe(device);
  });
});

describe('the document of a request', () => {
  it('is whole for a crawler, of the device it claims to be', () => {
    const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(documentOf(request({ 'user-agent': googlebot }))).toBe('desktop-whole');
    expect(documentOf(request({ 'user-agent': `${iphone} ${googlebot}` }))).toBe('mobile-whole');
    expect(documentOf(request({ 'user-agent': chrome, 'x-prerender': '1' }))).toBe('desktop-whole');
  });

  it.each(templateDocuments)('can be asked for by the headers that are kept for it: %s', (document) => {
    expect(documentOf(request(headersFor[document]))).toBe(document);
  });
});

it('reads back what it names, and nothing else', () => {
  expect(templateDocuments.map(readDocument)).toEqual([
    { device: 'desktop', isWhole: false },
    { device: 'mobile', isWhole: false },
    { device: 'desktop', isWhole: true },
    { device: 'mobile', isWhole: true },
  ]);
  expect(['watch', '', 'desktop-', 'toString'].map(readDocument)).toEqual([null, null, null, null]);
});
