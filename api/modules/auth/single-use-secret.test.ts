import fc from 'fast-check';
import { hashSecret, newSecret, openSuccessor, sealSuccessor } from './single-use-secret.ts';

describe('a secret that is used once', () => {
  test('can stand in an address, and is never given twice', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(new Set(secrets).size).toBe(secrets.length);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  });

  test('is not to be read from what is stored', () => {
    const secret = newSecret();
    expect(hashSecret(secret)).not.toContain(secret);
    expect(hashSecret(secret)).toBe(hashSecret(secret));
  });

  test('opens its successor, whatever that is; no other secret does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (successor) => {
        const secret = newSecret();
        const sealed = sealSuccessor(secret, successor);
        expect(openSuccessor(secret, sealed)).toBe(successor);
        expect(() => openSuccessor(newSecret(), sealed)).toThrow();
      }),
      { numRuns: 25 },
    );
  });

  test('opens nothing that was changed', () => {
    const secret = newSecret();
    const bytes = Buffer.from(sealSuccessor(secret, 'next'), 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => openSuccessor(secret, bytes.toString('base64url'))).toThrow();
  });
});
