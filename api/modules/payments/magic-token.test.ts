import { plainToken, stateOfToken } from './magic-token.ts';

describe('a token in the sandbox', () => {
  test.each([
    ['tok_1-decline', 'decline'],
    ['tok_1.cancel', 'cancel'],
    ['tok_1_late', 'open'],
    ['tok_1', 'success'],
    ['decline', 'success'],
    ['tok-declined', 'success'],
    ['tok-decline-1', 'success'],
  ])('%s ends in %s', (token, state) => {
    expect(stateOfToken(token)).toBe(state);
  });

  test('may get no answer', () => {
    expect(() => stateOfToken('tok-timeout')).toThrow(expect.objectContaining({ code: 'payment-timeout' }));
  });

  test('without its word is the token', () => {
    expect(plainToken('tok_1.late')).toBe('tok_1');
    expect(plainToken('tok_1')).toBe('tok_1');
  });
});
