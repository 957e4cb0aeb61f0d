import fc from 'fast-check';
import { oneLine, severalLines } from './plain-text.ts';

describe('texts that people write', () => {
  test.each(['\n', '\r', '\0', '\t', '\u001b', '\u0085', '\u2028', '\u2029'])(
    'on one line hold no %j',
    (sign) => {
      expect(oneLine().isValidSync(`a${sign}b`)).toBe(false);
    },
  );

  test('of several lines hold breaks and tabs, no other control characters', () => {
    expect(severalLines().isValidSync('a\tb\nc')).toBe(true);
    for (const sign of ['\0', '\u001b', '\u0085'])
      expect(severalLines().isValidSync(`a${sign}b`)).toBe(false);
  });

  test('all breaks become alike, and cleaning twice is cleaning once', () => {
    const pieces = fc.constantFrom('a', ' ', '\n', '\r', '\r\n', '\t', 'é', '🛋');
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        const clean = severalLines().cast(parts.join(''));
        expect(clean).not.toContain('\r');
        expect(severalLines().cast(clean)).toBe(clean);
        expect(severalLines().isValidSync(clean)).toBe(true);
      }),
    );
  });

  test('words of every script are taken', () => {
    for (const name of ['Ångström', '李小龍', 'Zoë 🛋', 'O’Brien'])
      expect(oneLine().isValidSync(name)).toBe(true);
  });
});
