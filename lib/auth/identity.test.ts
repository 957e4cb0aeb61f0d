/** @jest-environment node */
import { readIdentity } from './identity';

function tokenOf(claims: unknown): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `header.${payload}.signature`;
}

const anna = {
  sub: '1',
  type: 'Customer',
  firstName: 'Renée',
  lastName: 'van den Berg',
  email: 'r@example.nl',
};

describe('the identity in a token', () => {
  it('reads names beyond ASCII', () => {
    expect(readIdentity(tokenOf({ ...anna, exp: 1 }))).toEqual(anna);
  });

  it.each([
    ['no token', null],
    ['no payload', 'abc'],
    ['no JSON', 'a.%%%.c'],
    ['another type', tokenOf({ ...anna, type: 'Robot' })],
    ['a bare value', tokenOf('Customer')],
  ])('is nobody for %s', (_, token) => {
    expect(readIdentity(token)).toBeNull();
  });
});
