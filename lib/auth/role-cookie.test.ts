import { TextDecoder } from 'node:util';
import { writeTokens } from '@/lib/api/tokens';
import { rulesOf } from '@/lib/sites/rules-of';
import { siteRules } from '@/sites/rules';
import { writeRoleCookie } from './role-cookie';

// Browsers have it, jsdom has not.
Object.assign(globalThis, { TextDecoder });

const { nl } = siteRules;

function writtenFor(type: string): string {
  writeTokens(nl, { accessToken: `x.${btoa(JSON.stringify({ type }))}.x`, refreshToken: null });
  const write = jest.spyOn(document, 'cookie', 'set');
  writeRoleCookie(nl);
  return String(write.mock.calls.at(-1)?.[0]);
}

it('says of a customer, to the pages of this site alone, that they are one', () => {
  expect(writtenFor('Customer')).toMatch(/^linden-role=customer; Path=\/nl; Max-Age=[1-9]\d*; SameSite=Lax$/);
});

it('says it to the pages in every language of the site', () => {
  writeTokens(siteRules.be, {
    accessToken: `x.${btoa(JSON.stringify({ type: 'Customer' }))}.x`,
    refreshToken: null,
  });
  const write = jest.spyOn(document, 'cookie', 'set');
  writeRoleCookie(rulesOf('be-fr'));
  const paths = write.mock.calls.map(([cookie]) => /^linden-role=customer; Path=([^;]+)/.exec(cookie)?.[1]);
  expect(paths).toEqual(expect.arrayContaining(['/be', '/be-fr']));
});

it('ends for a guest', () => {
  expect(writtenFor('Guest')).toContain('Max-Age=0;');
});
