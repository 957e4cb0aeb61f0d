import { siteRules } from '../../../sites/rules.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createLetter, toFrame } from './letter.ts';

const environment = readEnvironment({ PUBLIC_URL: 'https://shop.example' });
const letter = createLetter({ site: siteRules.nl, language: 'nl' }, { environment });

describe('a letter', () => {
  test('leads to the shop by whole addresses', () => {
    expect(letter.absolute('/nl/account?a=1#key=x')).toBe('https://shop.example/nl/account?a=1#key=x');
    expect(toFrame(letter).shopLink).toBe('https://shop.example/nl');
  });

  test('writes days as they are where the shop is', () => {
    expect(letter.day('2026-11-16T23:30:00Z')).toBe('17 november 2026');
    expect(letter.range('2026-11-16', '2026-11-16')).toBe('16 november');
    expect(letter.range('2026-11-16', '2026-11-19')).toMatch(/^16.+19 november$/);
  });

  test('greets nobody by a link or by a whole sentence', () => {
    const anyone = letter.greet('');
    expect(letter.greet('https://evil.example')).toBe(anyone);
    expect(letter.greet('  ')).toBe(anyone);
    expect(letter.greet('Jan')).toContain('Jan');
    expect(letter.greet('x'.repeat(500)).length).toBeLessThan(100);
  });

  test('names countries in its own language', () => {
    expect(letter.country('DE')).toBe('Duitsland');
    const english = createLetter({ site: siteRules.uk, language: 'en' }, { environment });
    expect(english.country('DE')).toBe('Germany');
  });
});
