import { siteRules } from '../../../sites/rules.ts';
import { readEnvironment } from '../../runtime/environment.ts';
import { createMailContext, toFrame } from './mail-context.ts';

const environment = readEnvironment({ PUBLIC_URL: 'https://shop.example' });
const context = createMailContext({ site: siteRules.nl, language: 'nl' }, { environment });

describe('the context of a mail', () => {
  test('leads to the shop by whole addresses', () => {
    expect(context.absolute('/nl/account?a=1#key=x')).toBe('https://shop.example/nl/account?a=1#key=x');
    expect(toFrame(context).shopLink).toBe('https://shop.example/nl');
  });

  test('writes days as they are where the shop is', () => {
    expect(context.day('2026-11-16T23:30:00Z')).toBe('17 november 2026');
    expect(context.range('2026-11-16', '2026-11-16')).toBe('16 november');
    expect(context.range('2026-11-16', '2026-11-19')).toMatch(/^16.+19 november$/);
  });

  test('greets nobody by a link or by a whole sentence', () => {
    const anyone = context.greet('');
    expect(context.greet('https://evil.example')).toBe(anyone);
    expect(context.greet('  ')).toBe(anyone);
    expect(context.greet('Jan')).toContain('Jan');
    expect(context.greet('x'.repeat(500)).length).toBeLessThan(100);
  });

  test('names countries in its own language', () => {
    expect(context.country('DE')).toBe('Duitsland');
    const english = createMailContext({ site: siteRules.uk, language: 'en' }, { environment });
    expect(english.country('DE')).toBe('Germany');
  });
});
