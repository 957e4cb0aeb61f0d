import fc from 'fast-check';
import { unlinked, withoutLinks } from './without-links.ts';

const links = [
  'https://evil.example/x?y',
  'HTTP://3232235777',
  'www.evil.example',
  'evil.example/a',
  'mailto:me@evil.example',
  'tel:+31612345678',
  '192.0.2.1:8080/x',
  'evil。example',
  'xn--80ak6aa92e.xn--p1ai',
  'attackern\u0301.example/x',
  'evil.exa\u0301mple',
  'हिन्दी.भारत/जीत',
  'evil\u00ad.exa\u200dmple',
  'evil\u2024example',
];

describe('a text without links', () => {
  test.each(links)('loses %s', (link) => {
    expect(withoutLinks(`see ${link} now`, '…')).toBe('see … now');
  });

  test.each([
    'Sofa in 2.5 m, € 1.299,00',
    'Jan de Vries.',
    'Maat: 160x200',
    'e.g. this',
    'Kom om 18.00',
    'Een café\u0301. Of nie\u0301t',
  ])('keeps %s', (text) => {
    expect(withoutLinks(text, '…')).toBe(text);
  });

  test('has none left, whatever stands around them', () => {
    const words = fc.constantFrom(...links, 'sofa', ' ', ', ', '!');
    fc.assert(
      fc.property(fc.array(words), (parts) => {
        const clean = withoutLinks(parts.join(' '), '');
        expect(withoutLinks(clean, '#')).toBe(clean);
      }),
    );
  });
});

test.each(links)('%s can be told word for word without becoming a link', (link) => {
  const told = unlinked(link);
  expect(told).not.toBe(link);
  expect(told.replaceAll('\u2060', '')).toBe(link);
  expect(told).not.toMatch(/:\/\/|\w\.\w/);
});
