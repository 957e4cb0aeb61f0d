import { createHmac } from 'node:crypto';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(head: object, claims: object, secret: string, hash = 'sha256'): string {
  const text = `${encode(head)}.${encode(claims)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
}

/** Tokens with a customer's claims that this shop has never signed. @param victim the customer's own token */
export function forgedTokens(victim: string, guest: string): Record<string, string> {
  const [head = '', body = '', signature = ''] = victim.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  const raised = { ...claims, type: 'Admin' };
  const [guestHead = '', , guestSignature = ''] = guest.split('.');
  return {
    'no signature': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'none with a signature': `${encode({ alg: 'none' })}.${body}.${signature}`,
    'an empty secret': signed({ alg: 'HS256' }, claims, ''),
    'a guessed secret': signed({ alg: 'HS256' }, claims, 'secret'),
    'another hash': signed({ alg: 'HS512' }, claims, 'secret', 'sha512'),
    'a named key': signed({ alg: 'HS256', kid: '../../dev/null' }, claims, ''),
    'a key of its own': signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'c2VjcmV0' } }, claims, 'secret'),
    raised: `${head}.${encode(raised)}.${signature}`,
    "a guest's signature": `${guestHead}.${body}.${guestSignature}`,
    'cut short': victim.slice(0, -8),
    'without an end': signed({ alg: 'HS256' }, { ...claims, exp: undefined }, 'secret'),
  };
}
