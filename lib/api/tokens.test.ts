import { hasSession, readAccessToken, readRefreshToken, removeTokens, writeTokens } from './tokens';

const nl = { code: 'nl', locale: 'nl-NL' } as const;
const tr = { code: 'tr', locale: 'tr-TR' } as const;
const b2bTr = { code: 'b2bTr', locale: 'tr-TR' } as const;
const tokens = (name: string, refreshToken: string | null = null) => ({
  accessToken: name,
  refreshToken,
  expiresIn: 900,
});

beforeEach(() => window.localStorage.clear());

it('keeps a guest signed in without a refresh token', () => {
  expect(hasSession(nl)).toBe(false);
  writeTokens(nl, tokens('guest'));
  expect([hasSession(nl), readAccessToken(nl), readRefreshToken(nl)]).toEqual([true, 'guest', null]);
});

it('forgets the refresh token of a customer who has become a guest', () => {
  writeTokens(nl, tokens('customer', 'again'));
  expect(readRefreshToken(nl)).toBe('again');
  writeTokens(nl, tokens('guest'));
  expect(readRefreshToken(nl)).toBeNull();
});

it('keeps two sites of one locale apart', () => {
  writeTokens(tr, tokens('private'));
  writeTokens(b2bTr, tokens('business'));
  removeTokens(b2bTr);
  expect([readAccessToken(tr), readAccessToken(b2bTr)]).toEqual(['private', null]);
});

it('keeps who reads on in another language of the site signed in', () => {
  writeTokens({ code: 'be' }, tokens('customer', 'again'));
  expect([readAccessToken({ code: 'be-fr' }), readRefreshToken({ code: 'be-fr' })]).toEqual([
    'customer',
    'again',
  ]);
  removeTokens({ code: 'be-fr' });
  expect(hasSession({ code: 'be' })).toBe(false);
});

it('takes along whatever else of the visitor is kept for the site', () => {
  writeTokens(nl, tokens('customer', 'again'));
  window.localStorage.setItem('linden.nl-NL.nl.recently-viewed', '{}');
  window.localStorage.setItem('linden.nl-NL.popup', '{}');
  removeTokens(nl);
  expect(Object.keys(window.localStorage)).toEqual(['linden.nl-NL.popup']);
});
